import {
  type BalanceChange,
  balanceChanges,
  balanceStatusAt,
  canChangeBalance,
  daysToPayBalance,
} from '@fitness-zone/contract/payments/balance.ts';
import { endOfWorkingDay } from '../../../shared/time/working-days.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { BalanceRecord, PaymentRecord } from '../payment.model.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { nextReminder } from './reminder-times.rules.ts';

/**
 * The updates of a first instalment that move its balance. `handOver` and the others are changes in `balanceChanges`.
 */
type WrittenChange = Exclude<BalanceChange, 'passDueBy'>;

/** The steps that buyer and seller are notified of through the first instalment's outbox. */
const entries: Partial<Record<WrittenChange, OutboxEntry>> = {
  handOver: { kind: 'balance-due' },
  cancelSale: { kind: 'sale-cancelled' },
};

type Update = { $set: Record<string, unknown>; $unset?: Record<string, 1> };

/**
 * The fields that move a first instalment's balance, for a conditional update: they only apply to the record's
 * revision, and raise it. Every change of a balance uses this.
 * @param now epoch milliseconds
 * @returns null if the balance can't change that way
 */
export function balanceUpdate(
  { config }: Pick<PaymentServices, 'config'>,
  { balance }: Pick<PaymentRecord, 'balance'>,
  change: WrittenChange,
  now: number,
  details: Pick<BalanceRecord, 'paymentId'> = {},
): Update | null {
  if (!balance || !canChangeBalance(change, balanceStatusAt(balance, now))) return null;
  const status = balanceChanges[change].to;
  const entry = entries[change];
  const at = new Date(now);
  const set = (fields: Partial<BalanceRecord>) => ({
    ...Object.fromEntries(
      Object.entries({ status, ...fields }).map(([field, value]) => [`balance.${field}`, value]),
    ),
    ...(entry && outboxEntry(entry, at)),
  });
  if (change === 'handOver') {
    const dueBy = endOfWorkingDay(now, daysToPayBalance, config);
    const remindAt = nextReminder(dueBy, now, config)?.at;
    return {
      $set: set({
        dueFrom: at,
        dueBy: new Date(dueBy),
        ...(remindAt && { remindAt: new Date(remindAt) }),
      }),
    };
  }
  const $unset = { 'balance.remindAt': 1 } as const;
  if (change === 'object') {
    return { $set: set({}), $unset: { ...$unset, 'balance.dueFrom': 1, 'balance.dueBy': 1 } };
  }
  return status === 'paid'
    ? { $set: set({ paidAt: at, ...details }), $unset }
    : { $set: set({ cancelledAt: at }), $unset };
}
