import type { RefundReason } from '@fitness-zone/contract/catalog/stock.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { isUnpaid } from './balance.rules.ts';
import { balanceUpdate } from './balance.states.ts';

/** The reason why money taken for a balance goes back. */
type BalanceRefusal = Extract<RefundReason, 'balance-paid' | 'balance-cancelled'>;

/**
 * Records in the first instalment which payment paid the balance; only one can.
 * @returns null if it is this payment, now or by an earlier interrupted call; otherwise the reason, which is final
 *   since a paid or cancelled balance never changes
 */
export async function payBalance(
  services: Pick<PaymentServices, 'models' | 'events' | 'config' | 'now'>,
  { _id: paymentId, firstHalfId }: Pick<PaymentRecord, '_id' | 'firstHalfId'>,
): Promise<BalanceRefusal | null> {
  const { Payment } = services.models;
  // Retries if the record was changed meanwhile.
  for (;;) {
    const first = await Payment.findById(firstHalfId).lean();
    if (first?.balance?.paymentId?.equals(paymentId)) return null;
    const update = first && balanceUpdate(services, first, 'pay', services.now(), { paymentId });
    if (!update) return first?.balance?.status === 'paid' ? 'balance-paid' : 'balance-cancelled';
    const { _id, revision = null } = first;
    const paid = await Payment.findOneAndUpdate(
      { _id, revision },
      { ...update, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!paid) continue;
    publishPayment(services.events, paid);
    return null;
  }
}

/** Whether this payment paid the balance, or the balance is still open. */
export async function isBalanceOpenFor(
  { models }: Pick<PaymentServices, 'models'>,
  { _id, firstHalfId }: Pick<PaymentRecord, '_id' | 'firstHalfId'>,
): Promise<boolean> {
  const first = await models.Payment.findById(firstHalfId).lean();
  return first?.balance?.paymentId?.equals(_id) || isUnpaid(first?.balance);
}
