import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { newestOf, type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
import { refundedSale } from './hand-over/hand-over.rules.ts';
import type { PaymentRecord } from './payment.model.ts';

export type PaymentPage = Page<PaymentRecord, number | null>;

/**
 * A page of the signed-in buyer's payments, refunded ones included, newest first; each instalment separately.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but buyers
 */
export async function browsePurchases(context: Context, page: PageArguments): Promise<PaymentPage> {
  const buyer = requireRole(context, 'buyer');
  const moneyTaken: PaymentStatus[] = ['paid', 'refunding', 'refunded', 'refund-failed'];
  const bought = { buyerId: buyer._id, status: { $in: moneyTaken } };
  return pageOf(newestOf(context.models.Payment.find(bought).lean()), page);
}

/**
 * A page of the signed-in seller's sales, newest first, including those refunded later. A sale in two instalments is
 * one: its balance belongs to the first payment.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers
 */
export async function browseSales(context: Context, page: PageArguments): Promise<PaymentPage> {
  const seller = requireRole(context, 'seller');
  const sold = {
    sellerId: seller._id,
    part: { $ne: 'balance' as const },
    $or: [{ status: 'paid' as const }, refundedSale],
  };
  return pageOf(newestOf(context.models.Payment.find(sold).lean()), page);
}
