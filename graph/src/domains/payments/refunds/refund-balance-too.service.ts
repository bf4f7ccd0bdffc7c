import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.service.ts';

/**
 * Moves the payment of a balance to be refunded with its first instalment; before the first one
 * is at rest, so that a process that ends in between leaves one of them to the sweeper. May be repeated.
 */
export async function refundBalanceToo(
  { models, events, now }: Pick<PaymentServices, 'models' | 'events' | 'now'>,
  { refund, balance }: PaymentRecord,
): Promise<void> {
  const _id = balance?.paymentId;
  if (!_id) return;
  // The sweeper of payments goes by the computer's clock.
  const refunding = { status: 'refunding', refundReason: 'cancelled', checkAt: new Date() };
  // One that has paid the balance is open for a moment longer, and never again once it is paid.
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
