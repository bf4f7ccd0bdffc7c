import type { QueryFilter } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { type PageArguments, pageQuery, toConnection } from '../../shared/paging.ts';
import type { PaymentRecord } from './payment.model.ts';

/** A page of payments; the count of all is taken only where it is asked for. */
export type PaymentPage = ReturnType<typeof toConnection<PaymentRecord>> & {
  totalCount: () => Promise<number>;
};

/** A page of what the signed-in buyer paid for, money that came back included, newest first. */
export function browsePurchases(context: Context, page: PageArguments) {
  const buyer = requireRole(context, 'buyer');
  const moneyTaken = ['paid' as const, 'refunding' as const, 'refunded' as const];
  return browse(context, page, { buyerId: buyer._id, status: { $in: moneyTaken } });
}

/** A page of what the signed-in seller sold, newest first. */
export function browseSales(context: Context, page: PageArguments) {
  const seller = requireRole(context, 'seller');
  return browse(context, page, { sellerId: seller._id, status: 'paid' });
}

/** A page of all payments, newest first, for admins. */
export function browsePayments(context: Context, page: PageArguments) {
  requireRole(context, 'admin');
  return browse(context, page, {});
}

async function browse(
  { models }: Context,
  page: PageArguments,
  of: QueryFilter<PaymentRecord>,
): Promise<PaymentPage> {
  const { filter: position, limit } = pageQuery(page);
  const records = await models.Payment.find({ ...of, ...position })
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return {
    ...toConnection(records, page),
    totalCount: async () => models.Payment.countDocuments(of),
  };
}
