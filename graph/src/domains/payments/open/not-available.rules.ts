import {
  holdOverSentence,
  isOfProduct,
  refundCause,
  stockSentence,
} from '@fitness-zone/contract/catalog/stock.ts';
import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../../context/context.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { dayUntil } from '../../../shared/time/working-days.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import type { PaymentRecord } from '../payment.model.ts';

type Tried = {
  buyer: Pick<UserRecord, '_id'>;
  product: ProductRecord;
  /** The buyer's last attempt to pay for the product. */
  latest: PaymentRecord | null;
};

/** The refusal `not-available` of a product that can't be paid for, with this buyer's reason. */
export function notAvailable(
  { config }: Pick<Context, 'config'>,
  { buyer, product, latest }: Tried,
): Refusal {
  const { productName, inStock, hold } = product;
  const isReturned = latest && refundStatuses.includes(latest.status);
  if (isReturned) return new Refusal('not-available', returnedMessage(latest));
  // This buyer's hold has ended.
  const message = hold?.buyerId.equals(buyer._id)
    ? holdOverSentence(productName, dayUntil(hold.until.getTime(), config.timeZone))
    : stockSentence(productName, inStock);
  return new Refusal('not-available', message);
}

const refundStatuses: PaymentStatus[] = ['refunding', 'refunded', 'refund-failed'];

/** Tells a buyer why a late payment was, or will be, refunded. */
export function returnedMessage({ productName, status, refundReason }: PaymentRecord): string {
  const cause = isOfProduct(refundReason)
    ? refundCause(productName, refundReason)
    : stockSentence(productName, 'sold');
  return `${cause} ${refundMessage(status)}`;
}

function refundMessage(status: PaymentStatus): string {
  if (status === 'refund-failed') {
    return 'Your bank returned the refund. The shop will pay you another way.';
  }
  const refund = status === 'refunded' ? 'was refunded' : 'is being refunded';
  return `Your payment ${refund} in full.`;
}
