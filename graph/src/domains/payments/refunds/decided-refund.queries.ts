import type { Context } from '../../../context/context.ts';
import type { Decided } from '../../audit/audit.model.ts';
import type { PaymentRecord } from '../payment.model.ts';

/** A decision for the audit log: the rest of a sale's payments goes back to the buyer. */
export async function decidedRefund(
  { loaders }: Pick<Context, 'loaders'>,
  payments: readonly [PaymentRecord, ...PaymentRecord[]],
): Promise<Decided> {
  const [{ _id, firstHalfId, buyerId: toId, currency }] = payments;
  const order = await loaders.orderOfPayment.load(firstHalfId ?? _id);
  const amount = payments
    .filter(({ status }) => status === 'paid')
    .reduce((sum, payment) => sum + payment.amount - (payment.amountRefunded ?? 0), 0);
  return { ...(order && { orderId: order._id }), toId, amount, currency };
}
