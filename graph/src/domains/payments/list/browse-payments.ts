import {
  enumValues,
  type HandOverStatus,
  type PaymentStatus,
} from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { PaymentSort } from '@fitness-zone/contract/search/payment-order.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { QueryPaymentsArgs } from '../../../generated/graphql.ts';
import { isObjectId, objectIdOf } from '../../../shared/ids.ts';
import {
  type Filter,
  type KeysetList,
  type KeysetOrder,
  type KeysetPage,
  keysetPage,
  keysetRecords,
  keysetSlice,
} from '../../../shared/lists/keyset-list.ts';
import { withText } from '../../../shared/lists/text-filter.ts';
import type { ListBounds, PageArguments } from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { overdueAt } from '../balance/balance.ts';
import { notBlind } from '../payment.visibility.ts';
import { disputesAgainstShop } from '../refunds/dispute.ts';

type Asked = Unchecked<QueryPaymentsArgs>;
type List = KeysetList<PaymentRecord>;

/**
 * A page of all payments but blind ones, for admins: those that match, in the order that is asked for.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function browsePayments(
  context: Context,
  asked: Asked & PageArguments,
): Promise<KeysetPage<PaymentRecord>> {
  return keysetPage(await listOf(context, asked), asked);
}

/**
 * The same as a part of a REST list.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function listPayments(context: Context, asked: Asked, { limit, after }: ListBounds) {
  return keysetSlice(await listOf(context, { ...asked, after }), { limit, after });
}

/**
 * All payments that match, in the order that is asked for, as for a file.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function allPayments(
  context: Context,
  asked: Asked,
): Promise<AsyncIterable<PaymentRecord>> {
  return keysetRecords(await listOf(context, asked));
}

const orders: Record<PaymentSort, KeysetOrder<PaymentRecord>> = {
  NEWEST: { field: 'createdAt', direction: -1, ids: -1, type: 'date' },
  OLDEST: { field: 'createdAt', direction: 1, ids: 1, type: 'date' },
  AMOUNT_DESC: { field: 'amount', direction: -1, ids: -1, type: 'number' },
};

async function listOf(context: Context, asked: Asked): Promise<List> {
  requireRole(context, 'admin');
  const given = validInput('QueryPaymentsArgs', asked);
  const { Payment: model } = context.models;
  const filter = conditionOf(given, new Date(context.now()));
  return {
    model,
    filter: await withText(model, filter, given.text),
    order: orders[given.sort ?? 'NEWEST'],
  };
}

type Given = Partial<Omit<QueryPaymentsArgs, 'first'>>;

/** Names every value of a field that isn't narrowed, so that the index has the order behind them. */
const conditionOf = (
  { status, disputed, handOver, balance, sellerId, buyerId }: Given,
  now: Date,
): Filter => ({
  $and: [
    {
      ...notBlind,
      status: status ?? { $in: Object.values(enumValues.PaymentStatus) },
      ...(sellerId && accountOf('sellerId', sellerId)),
      ...(buyerId && accountOf('buyerId', buyerId)),
      ...(disputed != null && { 'dispute.status': disputed ? against : notAgainst }),
    },
    ...(handOver ? [handOvers[handOver]] : []),
    ...(balance ? [balanceOf(balance, now)] : []),
  ],
});

/** What is no id of an account finds nothing. */
const accountOf = (field: 'sellerId' | 'buyerId', id: string): Filter => ({
  [field]: isObjectId(id) ? objectIdOf(id) : { $in: [] },
});

const against = { $in: disputesAgainstShop };
const notAgainst = {
  $in: [
    null,
    ...Object.values(enumValues.DisputeStatus).filter((one) => !disputesAgainstShop.includes(one)),
  ],
};

/** A payment that is, or has the first part of, a sale. */
const parts = { $in: [null, 'whole', 'first-half'] };
const anyTime = { $gt: new Date(0) };
const returned = ['refunding', 'refunded', 'refund-failed'] satisfies PaymentStatus[];
const paid = { status: 'paid', part: parts };

/** As `handOverStatus` says it of one payment. */
const handOvers: Record<HandOverStatus, Filter> = {
  paid: { ...paid, disputedAt: null, handedOverAt: null },
  'handed-over': { ...paid, disputedAt: null, handedOverAt: anyTime },
  disputed: { ...paid, disputedAt: anyTime },
  refunded: {
    part: parts,
    $or: [
      { status: 'refunded', refundReason: null },
      { status: { $in: returned }, refundReason: 'cancelled' },
    ],
  },
};

type Balance = NonNullable<Given['balance']>;

/** As `balanceStatusAt` says it of one balance. */
function balanceOf(balance: Balance, now: Date): Filter {
  switch (balance) {
    case 'overdue':
      return overdueAt(now);
    case 'due':
      return {
        'balance.status': 'due',
        $or: [{ 'balance.dueBy': { $gt: now } }, { 'balance.dueBy': null }],
      };
    default:
      return { 'balance.status': balance };
  }
}
