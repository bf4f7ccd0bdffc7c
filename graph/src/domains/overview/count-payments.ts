import { balanceStatusAt } from '@fitness-zone/contract/balance.ts';
import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../context/context.ts';
import type { PaidRow } from '../payments/list/payments.list.ts';
import type { PlaceOf } from './places-in-time.ts';
import { SaleSums } from './sale-sums.ts';

/** What payments are counted into. */
export type PaymentCounts = {
  /** What was paid in each interval. */
  sums: SaleSums[];
  /** The same, one by one. */
  paid: PaidRow[];
  /** Of the payments that were begun in the intervals, how many stand where. */
  statuses: Map<PaymentStatus, number>;
  /** Balances that are overdue now. */
  overdueBalanceCount: number;
};

/** Counts what was paid in each of so many intervals, the payments that were begun in them, and the overdue balances of now. */
export async function countPayments(
  { recordLists, now }: Pick<Context, 'recordLists' | 'now'>,
  length: number,
  placeOf: PlaceOf,
): Promise<PaymentCounts> {
  const counts: PaymentCounts = {
    sums: Array.from({ length }, () => new SaleSums()),
    paid: [],
    statuses: new Map(),
    overdueBalanceCount: 0,
  };
  const rows = await recordLists.payments.rows();
  const at = now();
  for (const { status, begunAt, paid, balance } of rows) {
    if (balance && balanceStatusAt(balance, at) === 'overdue') counts.overdueBalanceCount += 1;
    if (placeOf(begunAt) !== null) {
      counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1);
    }
    const sums = paid && counts.sums[placeOf(paid.at) ?? -1];
    if (!sums) continue;
    sums.add(paid);
    counts.paid.push(paid);
  }
  return counts;
}
