import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type {
  PayoutSort,
  QueryAdminPayoutAccountsArgs,
  QueryAdminPayoutsArgs,
  QueryPayoutsArgs,
} from '../../generated/graphql.ts';
import { isObjectId, objectIdOf } from '../../shared/ids.ts';
import {
  type Filter,
  type KeysetOrder,
  type KeysetPage,
  type KeysetQuery,
  keysetPage,
  keysetRecords,
} from '../../shared/keyset/keyset-query.ts';
import {
  type NewestFirst,
  newestOf,
  type Page,
  type PageArguments,
  pageOf,
  withoutFirst,
} from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { dateAt, startOfDay } from '../../shared/time/time-zone.ts';
import { orderIdsByText } from '../orders/orders-by-text.queries.ts';
import { addAmounts } from '../payments/sale-amounts.rules.ts';
import type { PayoutAccountRecord } from './accounts/payout-account.model.ts';
import { noMoney, type PayoutRecord, type PayoutSums } from './payout.model.ts';

type PayoutQuery = KeysetQuery<PayoutRecord>;

/** A page of payouts. */
export type PayoutPage = KeysetPage<PayoutRecord>;
/** A page of accounts for payouts. */
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

async function ownPayouts(
  context: Context,
  asked: Unchecked<QueryPayoutsArgs>,
): Promise<PayoutQuery> {
  const { _id: sellerId } = requireRole(context, 'seller');
  const { filter, sort } = validInput('QueryPayoutsArgs', withoutFirst(asked));
  const { month, state } = filter ?? {};
  return {
    model: context.models.Payout,
    filter: {
      sellerId,
      ...(month && salesIn(month, context.config.timeZone)),
      ...(state && { state }),
    },
    order: orders[sort ?? 'NEWEST'],
  };
}

/** A page of the signed-in seller's payouts. */
export const browsePayouts = async (
  context: Context,
  asked: Unchecked<QueryPayoutsArgs> & PageArguments,
): Promise<PayoutPage> => keysetPage(await ownPayouts(context, asked), asked);

async function allPayouts(
  context: Context,
  asked: Unchecked<QueryAdminPayoutsArgs>,
): Promise<PayoutQuery> {
  requireRole(context, 'admin');
  const { filter, sort } = validInput('QueryAdminPayoutsArgs', withoutFirst(asked));
  const { text, state, wait, userId, owing } = filter ?? {};
  const ids = await orderIdsByText(context, text);
  return {
    model: context.models.Payout,
    filter: {
      ...(state && { state }),
      ...(ids && { _id: { $in: ids } }),
      ...(wait && { wait }),
      ...(userId && { sellerId: isObjectId(userId) ? objectIdOf(userId) : { $in: [] } }),
      ...(owing != null && { 'sums.owed': owing ? { $gt: 0 } : 0 }),
    },
    order: orders[sort ?? 'NEWEST'],
  };
}

/** A page of all payouts. */
export const browseAllPayouts = async (
  context: Context,
  asked: Unchecked<QueryAdminPayoutsArgs> & PageArguments,
): Promise<PayoutPage> => keysetPage(await allPayouts(context, asked), asked);

/** All matching payouts, for a file. */
export const everyPayout = async (context: Context, asked: Unchecked<QueryAdminPayoutsArgs>) =>
  keysetRecords(await allPayouts(context, asked));

function accounts(
  context: Context,
  asked: Unchecked<QueryAdminPayoutAccountsArgs>,
): NewestFirst<PayoutAccountRecord> {
  requireRole(context, 'admin');
  const { filter } = validInput('QueryAdminPayoutAccountsArgs', withoutFirst(asked));
  const { state, owing } = filter ?? {};
  const found = context.models.PayoutAccount.find({
    ...(state && { state }),
    ...(owing != null && { owed: owing ? { $gt: 0 } : 0 }),
  }).lean<PayoutAccountRecord[]>();
  return newestOf(found);
}

/** A page of sellers' accounts for payouts, newest first. */
export const browsePayoutAccounts = async (
  context: Context,
  asked: Unchecked<QueryAdminPayoutAccountsArgs> & PageArguments,
): Promise<PayoutAccountPage> => pageOf(accounts(context, asked), asked);

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
 * The signed-in seller's money by state, and their sales in the last twelve months that had any, in minor units of the
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
  // As much as GraphQL can carry.
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
