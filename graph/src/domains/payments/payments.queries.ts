import type { HandOverStatus, PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { newestOf, type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
import { withHandOver } from './hand-over/hand-over.ts';
import type { PaymentRecord } from './payment.model.ts';

/** A page of payments. */
export type PaymentPage = Page<PaymentRecord>;

/**
 * A page of what the signed-in buyer paid for, money that came back included, newest first.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but buyers
 */
export async function browsePurchases(context: Context, page: PageArguments): Promise<PaymentPage> {
  const buyer = requireRole(context, 'buyer');
  const moneyTaken: PaymentStatus[] = ['paid', 'refunding', 'refunded', 'refund-failed'];
  const bought = { buyerId: buyer._id, status: { $in: moneyTaken } };
  return pageOf(newestOf(context.models.Payment.find(bought).lean()), page);
}

/**
 * A page of what the signed-in seller sold, newest first; what was refunded later included.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers
 */
export async function browseSales(context: Context, page: PageArguments): Promise<PaymentPage> {
  const seller = requireRole(context, 'seller');
  const sold = {
    sellerId: seller._id,
    $or: [{ status: 'paid' as const }, withHandOver.refunded],
  };
  return pageOf(newestOf(context.models.Payment.find(sold).lean()), page);
}

/**
 * A page of all payments, newest first, for admins; or of the sales whose hand-over stands somewhere.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins
 */
export async function browsePayments(
  context: Context,
  page: PageArguments,
  handOver?: HandOverStatus | null,
): Promise<PaymentPage> {
  requireRole(context, 'admin');
  const wanted = handOver ? withHandOver[handOver] : {};
  return pageOf(newestOf(context.models.Payment.find(wanted).lean()), page);
}
