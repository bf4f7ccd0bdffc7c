import type { Shop } from '../../../context/shop.ts';
import { repeat } from '../../../shared/repeat.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import { dueReminder, nextReminder } from './reminder-times.rules.ts';

type SweeperServices = Pick<Shop, 'models' | 'events' | 'config' | 'log' | 'now'>;

/** Milliseconds; a reminder's longest delay, apart from the duration of a sweep. */
const everyMs = 10_000;
const batchSize = 100;

/** Sends reminders of balances that are due or overdue, now and every ten seconds. */
export const startBalanceSweeper = (services: SweeperServices) =>
  repeat((signal) => remindOfBalances(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'buyers were not reminded of balances'),
  });

/**
 * Queues the due reminders. Each is queued once, even by several or killed processes, since the same update sets the
 * next one. The published change also tells open pages that a balance is overdue.
 */
export async function remindOfBalances(
  services: Omit<SweeperServices, 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const { Payment } = services.models;
  while (!signal?.aborted) {
    const batch: PaymentRecord[] = await Payment.find({
      'balance.remindAt': { $lte: new Date(services.now()) },
    })
      .sort({ 'balance.remindAt': 1 })
      .limit(batchSize)
      .lean();
    for (const payment of batch) if (!signal?.aborted) await remind(services, payment);
    if (batch.length < batchSize) return;
  }
}

async function remind(
  { models, events, config, now }: Omit<SweeperServices, 'log'>,
  { _id, balance }: PaymentRecord,
): Promise<void> {
  const { dueBy, remindAt } = balance ?? {};
  if (!dueBy || !remindAt) return;
  const [end, at] = [dueBy.getTime(), now()];
  const due = dueReminder(end, at, config);
  const next = nextReminder(end, at, config);
  const entry =
    due?.kind === 'overdue'
      ? ({ kind: 'balance-overdue', first: remindAt <= dueBy } as const)
      : ({ kind: 'balance-reminder' } as const);
  const reminded = await models.Payment.findOneAndUpdate(
    { _id, 'balance.status': 'due', 'balance.remindAt': remindAt },
    {
      $set: {
        ...outboxEntry(entry, new Date(at)),
        ...(next && { 'balance.remindAt': new Date(next.at) }),
      },
      ...(!next && { $unset: { 'balance.remindAt': 1 } }),
    },
    { returnDocument: 'after' },
  ).lean();
  if (reminded) publishPayment(events, reminded);
}
