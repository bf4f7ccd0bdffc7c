import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { Refusal } from '../../../shared/refusal.ts';
import type { ProductRecord } from '../../catalog/product.model.ts';
import type { PaymentRecord } from '../payment.model.ts';

/** The refusal `not-available` of a product that cannot be paid for, with what happened to this buyer. */
export function notAvailable(
  { productName, inStock }: ProductRecord,
  latest?: PaymentRecord,
): Refusal {
  if (latest && refundStatuses.includes(latest.status)) {
    return new Refusal('not-available', soldMeanwhileMessage(latest));
  }
  const reason = inStock === 'sold' ? 'is already sold' : 'is no longer for sale';
  return new Refusal('not-available', `${productName} ${reason}.`);
}

const refundStatuses: PaymentStatus[] = ['refunding', 'refunded', 'refund-failed'];

/** What a buyer reads whose money came too late. */
export function soldMeanwhileMessage({ productName, status }: PaymentRecord): string {
  return `${productName} was sold to another buyer a moment earlier. ${refundMessage(status)}`;
}

function refundMessage(status: PaymentStatus): string {
  if (status === 'refund-failed') {
    return 'Your bank did not take the refund; the shop will return your money another way.';
  }
  const refund = status === 'refunded' ? 'was refunded' : 'is being refunded';
  return `Your payment ${refund} in full.`;
}
