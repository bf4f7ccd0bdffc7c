import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import type { PayoutSort } from '../../generated/graphql.ts';
import { isObjectId, objectIdOf } from '../../shared/ids.ts';
import {
  type Filter,
  inOrder,
  type KeysetOrder,
  newestOf,
} from '../../shared/keyset/keyset-query.ts';
import type { Page } from '../../shared/paging.ts';
import { dateAt, startOfDay } from '../../shared/time/time-zone.ts';
import { orderIdsByText } from '../orders/orders-by-text.queries.ts';
import { addAmounts } from '../payments/sale-amounts.rules.ts';
import type { PayoutAccountRecord } from './accounts/payout-account.model.ts';
import { noMoney, type PayoutRecord, type PayoutSums } from './payout.model.ts';

export type PayoutPage = Page<PayoutRecord, number | null>;
export type PayoutAccountPage = Page<PayoutAccountRecord>;

const orders: Record<PayoutSort, KeysetOrder<PayoutRecord>> = {
  NEWEST: { field: 'createdAt', direction: -1, ids: -1, type: 'date' },
  OLDEST: { field: 'createdAt', direction: 1, ids: 1, type: 'date' },
};

/** The sales of the month that begins on a day, such as `2026-05-01`, in a time zone. */
export function salesIn(month: string, timeZone: string): Filter {
  const next = new Date(`${month}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const from = startOfDay(month, timeZone);
  const to = startOfDay(next.toISOString().slice(0, 10), timeZone);
  return { createdAt: { $gte: new Date(from), $lt: new Date(to) } };
}

export const ownPayouts = describeList(
  'QueryPayoutsArgs',
  ['seller'],
  ({ filter, sort = 'NEWEST' }, { models, config }, { _id: sellerId }) => {
    const { month, state } = filter ?? {};
    return inOrder({
      model: models.Payout,
      filter: {
        sellerId,
        ...(month && salesIn(month, config.timeZone)),
        ...(state && { state }),
      },
      order: orders[sort],
    });
  },
);

export const adminPayouts = describeList(
  'QueryAdminPayoutsArgs',
  ['admin'],
  async ({ filter, sort = 'NEWEST' }, context) => {
    const { text, state, wait, userId, owing } = filter ?? {};
    const ids = await orderIdsByText(context, text);
    return inOrder({
      model: context.models.Payout,
      filter: {
        ...(state && { state }),
        ...(ids && { _id: { $in: ids } }),
        ...(wait && { wait }),
        ...(userId && { sellerId: isObjectId(userId) ? objectIdOf(userId) : { $in: [] } }),
        ...(owing != null && { 'sums.owed': owing ? { $gt: 0 } : 0 }),
      },
      order: orders[sort],
    });
  },
);

export const adminPayoutAccounts = describeList(
  'QueryAdminPayoutAccountsArgs',
  ['admin'],
  ({ filter }, { models }) => {
    const { state, owing } = filter ?? {};
    return newestOf<PayoutAccountRecord>(models.PayoutAccount, {
      ...(state && { state }),
      ...(owing != null && { owed: owing ? { $gt: 0 } : 0 }),
    });
  },
);

/** The signed-in seller's account for payouts. */
export async function viewPayoutAccount(context: Context): Promise<PayoutAccountRecord> {
  const { _id } = requireRole(context, 'seller');
  const account: PayoutAccountRecord | null =
    await context.models.PayoutAccount.findById(_id).lean();
  const createdAt = new Date(context.now());
  return account ?? { _id, state: 'not-started', missing: [], createdAt, owed: 0 };
}

const summed = ['waiting', 'due', 'onItsWay', 'paidOut', 'owed'] as const;

/**
 * The signed-in seller's money by state, and their sales in the last twelve months with sales, in minor units of the
 * shop's currency.
 */
export async function viewPayoutSummary(context: Context) {
  const { _id: sellerId } = requireRole(context, 'seller');
  const own = { sellerId, currency: context.config.currency.toLowerCase() };
  const totals = Object.fromEntries(summed.map((name) => [name, { $sum: `$sums.${name}` }]));
  const [found] = await context.models.Payout.aggregate<Pick<PayoutSums, (typeof summed)[number]>>([
    { $match: own },
    { $group: { _id: null, ...totals } },
  ]);
  const { waiting, due, onItsWay, paidOut, owed } = found ?? noMoney;
  // Caps the sum at the largest amount that GraphQL can return.
  const shown = (amount: number) => addAmounts(amount, 0);
  return {
    waiting: shown(waiting),
    available: shown(due),
    onItsWay: shown(onItsWay),
    paidOut: shown(paidOut),
    owed: shown(owed),
    months: await monthsOf(context, own),
  };
}

const yearMs = 366 * dayMs;

async function monthsOf({ models, config, now }: Context, own: Filter) {
  const months = new Map<string, Record<'charged' | 'returned' | 'fee' | 'share', number>>();
  const recent = { ...own, createdAt: { $gte: new Date(now() - yearMs) } };
  const found = models.Payout.find(recent, { createdAt: 1, sums: 1 }).sort({ createdAt: 1 }).lean();
  for await (const { createdAt, sums } of found.cursor()) {
    const month = dateAt(createdAt.getTime(), config.timeZone).with({ day: 1 }).toString();
    const before = months.get(month) ?? { charged: 0, returned: 0, fee: 0, share: 0 };
    months.set(month, {
      charged: addAmounts(before.charged, sums.charged),
      returned: addAmounts(before.returned, sums.refunded + sums.lostInDisputes),
      fee: addAmounts(before.fee, sums.fee),
      share: addAmounts(before.share, sums.share),
    });
  }
  return [...months].slice(-12).map(([month, sums]) => ({ month, ...sums }));
}
