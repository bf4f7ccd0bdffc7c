import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
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
  return pageOf(
    context.models.Payment.find({ buyerId: buyer._id, status: { $in: moneyTaken } }).lean(),
    page,
  );
}

/**
 * A page of what the signed-in seller sold, newest first.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers
 */
export async function browseSales(context: Context, page: PageArguments): Promise<PaymentPage> {
  const seller = requireRole(context, 'seller');
  return pageOf(context.models.Payment.find({ sellerId: seller._id, status: 'paid' }).lean(), page);
}

/**
 * A page of all payments, newest first, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins
 */
export async function browsePayments(context: Context, page: PageArguments): Promise<PaymentPage> {
  requireRole(context, 'admin');
  return pageOf(context.models.Payment.find({}).lean(), page);
}
