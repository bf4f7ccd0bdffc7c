import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Types } from 'mongoose';
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
  keysetSlice,
} from '../../shared/keyset/keyset-query.ts';
import {
  type NewestFirst,
  newestOf,
  newestSlice,
  type Page,
  type PageArguments,
  pageOf,
  type SliceBounds,
} from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { dateAt, startOfDay } from '../../shared/time/time-zone.ts';
import { orderIdsByText } from '../orders/orders-by-text.queries.ts';
import { addAmounts } from '../payments/sale-amounts.rules.ts';
import type { PayoutAccountRecord } from './accounts/payout-account.model.ts';
import type { PayoutRecord, PayoutSums } from './payout.model.ts';

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
  const { filter, sort } = validInput('QueryPayoutsArgs', asked);
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

/**
 * A page of the signed-in seller's payouts.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers, `invalid` with the argument at fault
 */
export const browsePayouts = async (
  context: Context,
  asked: Unchecked<QueryPayoutsArgs> & PageArguments,
): Promise<PayoutPage> => keysetPage(await ownPayouts(context, asked), asked);

/** The same as a part of a REST list. */
export const readPayoutSlice = async (
  context: Context,
  asked: Unchecked<QueryPayoutsArgs>,
  bounds: SliceBounds,
) => keysetSlice(await ownPayouts(context, { ...asked, after: bounds.after }), bounds);

async function allPayouts(
  context: Context,
  asked: Unchecked<QueryAdminPayoutsArgs>,
): Promise<PayoutQuery> {
  requireRole(context, 'admin');
  const { filter, sort } = validInput('QueryAdminPayoutsArgs', asked);
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

/**
 * A page of all payouts.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export const browseAllPayouts = async (
  context: Context,
  asked: Unchecked<QueryAdminPayoutsArgs> & PageArguments,
): Promise<PayoutPage> => keysetPage(await allPayouts(context, asked), asked);

/** The same as a part of a REST list. */
export const readAllPayoutsSlice = async (
  context: Context,
  asked: Unchecked<QueryAdminPayoutsArgs>,
  bounds: SliceBounds,
) => keysetSlice(await allPayouts(context, { ...asked, after: bounds.after }), bounds);

/** All matching payouts, as for a file. */
export const everyPayout = async (context: Context, asked: Unchecked<QueryAdminPayoutsArgs>) =>
  keysetRecords(await allPayouts(context, asked));

function accounts(
  context: Context,
  asked: Unchecked<QueryAdminPayoutAccountsArgs>,
): NewestFirst<PayoutAccountRecord> {
  requireRole(context, 'admin');
  const { filter } = validInput('QueryAdminPayoutAccountsArgs', asked);
  const { state, owing } = filter ?? {};
  const found = context.models.PayoutAccount.find({
    ...(state && { state }),
    ...(owing != null && { owed: owing ? { $gt: 0 } : 0 }),
  }).lean<PayoutAccountRecord[]>();
  return newestOf(found);
}

/**
 * A page of sellers' accounts for payouts, newest first.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export const browsePayoutAccounts = async (
  context: Context,
  asked: Unchecked<QueryAdminPayoutAccountsArgs> & PageArguments,
): Promise<PayoutAccountPage> => pageOf(accounts(context, asked), asked);

/** The same as a part of a REST list. */
export const readPayoutAccountSlice = async (
  context: Context,
  asked: Unchecked<QueryAdminPayoutAccountsArgs>,
  bounds: SliceBounds,
) => newestSlice(accounts(context, asked), bounds);

/**
 * The signed-in seller's account for payouts.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers
 */
export async function viewPayoutAccount(context: Context): Promise<PayoutAccountRecord> {
  const { _id } = requireRole(context, 'seller');
  const account: PayoutAccountRecord | null =
    await context.models.PayoutAccount.findById(_id).lean();
  const createdAt = new Date(context.now());
  return account ?? { _id, state: 'not-started', missing: [], createdAt, owed: 0 };
}

/** Sums over payouts in the shop's currency that match a filter, in minor units. */
async function sumsOf<Name extends keyof PayoutSums>(
  { models, config }: Context,
  filter: Filter,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const added = names.map((name) => [name, { $sum: `$sums.${name}` }]);
  const [sums] = await models.Payout.aggregate<Record<Name, number>>([
    { $match: { currency: config.currency.toLowerCase(), ...filter } },
    { $group: { _id: null, ...Object.fromEntries(added) } },
  ]);
  return sums ?? (Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>);
}

/** A sum as GraphQL can carry it. */
const shown = (amount: number): number => addAmounts(amount, 0);

/** A month's sums of a seller, in minor units of the shop's currency. */
export type PayoutMonth = {
  month: string;
  charged: number;
  returned: number;
  fee: number;
  share: number;
};

/**
 * Where the signed-in seller's money is, and what they sold in the last twelve months with sales.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers
 */
export async function viewPayoutSummary(context: Context) {
  const { _id: sellerId } = requireRole(context, 'seller');
  const { waiting, due, onItsWay, paidOut, owed } = await sumsOf(context, { sellerId }, [
    ...(['waiting', 'due', 'onItsWay', 'paidOut', 'owed'] as const),
  ]);
  const months = await monthsOf(context, sellerId);
  return {
    ...{ waiting: shown(waiting), available: shown(due), onItsWay: shown(onItsWay) },
    ...{ paidOut: shown(paidOut), owed: shown(owed), months },
  };
}

const yearMs = 366 * 24 * 60 * 60_000;

async function monthsOf(
  { models, config, now }: Context,
  sellerId: Types.ObjectId,
): Promise<PayoutMonth[]> {
  const currency = config.currency.toLowerCase();
  const recent = { sellerId, currency, createdAt: { $gte: new Date(now() - yearMs) } };
  const months = new Map<string, PayoutMonth>();
  const found = models.Payout.find(recent, { createdAt: 1, sums: 1 }).sort({ createdAt: 1 }).lean();
  for await (const { createdAt, sums } of found.cursor()) {
    const month = dateAt(createdAt.getTime(), config.timeZone).with({ day: 1 }).toString();
    const before = months.get(month) ?? { month, charged: 0, returned: 0, fee: 0, share: 0 };
    months.set(month, {
      month,
      charged: addAmounts(before.charged, sums.charged),
      returned: addAmounts(before.returned, sums.refunded + sums.lostInDisputes),
      fee: addAmounts(before.fee, sums.fee),
      share: addAmounts(before.share, sums.share),
    });
  }
  return [...months.values()].slice(-12);
}
