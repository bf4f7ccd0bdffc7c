import { isOfProduct, refundCause, stockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import type { ProductRecord } from '../../catalog/product.model.ts';
import type { PaymentRecord } from '../payment.model.ts';

/** The refusal `not-available` of a product that cannot be paid for, with what happened to this buyer. */
export function notAvailable(
  { productName, inStock }: ProductRecord,
  latest?: PaymentRecord,
): Refusal {
  const isReturned = latest && refundStatuses.includes(latest.status);
  return new Refusal(
    'not-available',
    isReturned ? returnedMessage(latest) : stockSentence(productName, inStock),
  );
}

const refundStatuses: PaymentStatus[] = ['refunding', 'refunded', 'refund-failed'];

/** What a buyer reads whose money came too late, or was returned later. */
export function returnedMessage({ productName, status, refundReason }: PaymentRecord): string {
  const cause = isOfProduct(refundReason)
    ? refundCause(productName, refundReason)
    : stockSentence(productName, 'sold');
  return `${cause} ${refundMessage(status)}`;
}

function refundMessage(status: PaymentStatus): string {
  if (status === 'refund-failed') {
    return 'Your bank did not take the refund; the shop will return your money another way.';
  }
  const refund = status === 'refunded' ? 'was refunded' : 'is being refunded';
  return `Your payment ${refund} in full.`;
}
