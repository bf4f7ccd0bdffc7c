import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.service.ts';

/**
 * Marks the payment of a balance for a refund together with its first instalment. Runs before the first one is at rest,
 * so that after a kill the sweeper still finds one of them. May be repeated.
 */
export async function refundBalanceToo(
  { models, events, now }: Pick<PaymentServices, 'models' | 'events' | 'now'>,
  { refund, balance }: PaymentRecord,
): Promise<void> {
  const _id = balance?.paymentId;
  if (!_id) return;
  // The payments' sweeper uses the system clock.
  const refunding = { status: 'refunding', refundReason: 'cancelled', checkAt: new Date() };
  // The payment of the balance may be open for a moment longer, but never reopens.
  for (const [status, more] of [
    ['pending', { paidAt: new Date(now()) }],
    ['paid', {}],
  ] as const) {
    const moved = await models.Payment.findOneAndUpdate(
      { _id, status },
      { $set: { ...refunding, ...more, ...(refund && { refund }) }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (moved) publishPayment(events, moved);
  }
}
