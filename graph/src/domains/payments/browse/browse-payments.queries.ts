import {
  enumValues,
  type HandOverStatus,
  type PaymentStatus,
} from '@fitness-zone/contract/enums.ts';
import { writtenBalanceStatuses } from '@fitness-zone/contract/payments/balance.ts';
import type { PaymentSort } from '@fitness-zone/contract/search/payment-order.ts';
import { describeList } from '../../../context/list.ts';
import type { PaymentFilter } from '../../../generated/graphql.ts';
import { isObjectId, objectIdOf } from '../../../shared/ids.ts';
import { type Filter, inOrder, type KeysetOrder } from '../../../shared/keyset/keyset-query.ts';
import { withText } from '../../../shared/keyset/text-filter.ts';
import type { Page } from '../../../shared/paging.ts';
import { overdueAt } from '../balance/balance.rules.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { notBlind } from '../payment.visibility.ts';
import { disputesAgainstShop } from '../refunds/dispute.rules.ts';

export type PaymentPage = Page<PaymentRecord, number | null>;

const orders: Record<PaymentSort, KeysetOrder<PaymentRecord>> = {
  NEWEST: { field: 'createdAt', direction: -1, ids: -1, type: 'date' },
  OLDEST: { field: 'createdAt', direction: 1, ids: 1, type: 'date' },
  AMOUNT_DESC: { field: 'amount', direction: -1, ids: -1, type: 'number' },
};

export const adminPayments = describeList(
  'QueryAdminPaymentsArgs',
  ['admin'],
  async ({ filter, sort = 'NEWEST' }, { models: { Payment: model }, now }) =>
    inOrder({
      model,
      filter: await withText(model, conditionOf(filter ?? {}, new Date(now())), filter?.text),
      order: orders[sort],
    }),
);

const statuses = Object.values(enumValues.PaymentStatus);

/** Names every value of an unfiltered field, so that an index serves the order or the count. */
function conditionOf(given: PaymentFilter, now: Date): Filter {
  const { status, disputed, handOver, balance, sellerId, buyerId } = given;
  const asked = {
    ...notBlind,
    ...(sellerId && accountOf('sellerId', sellerId)),
    ...(buyerId && accountOf('buyerId', buyerId)),
    ...(disputed != null && { 'dispute.status': disputed ? against : notAgainst }),
    ...(balance && balanceOf(balance, now)),
  };
  const within = (some: readonly PaymentStatus[]) => ({
    status: { $in: some.filter((one) => !status || one === status) },
  });
  if (handOver === 'refunded') {
    const [returnedByItself, cancelled] = [within(['refunded']), within(returned)];
    return {
      $or: [
        { ...asked, part: saleParts, ...returnedByItself, refundReason: null },
        { ...asked, part: saleParts, ...cancelled, refundReason: 'cancelled' },
      ],
    };
  }
  if (handOver) {
    return { ...anyOther, ...asked, part: saleParts, ...within(['paid']), ...handOvers[handOver] };
  }
  return { ...((disputed != null || balance) && anyOther), ...asked, ...within(statuses) };
}

/** An invalid account id matches no payment. */
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

/** A sale, or the first instalment of one. */
const saleParts = { $in: [null, 'whole', 'first-half'] };
const anyTime = { $gt: new Date(0) };
const returned = ['refunding', 'refunded', 'refund-failed'] satisfies PaymentStatus[];

/** Every value of the leading fields of the index that counts such payments. */
const anyOther = {
  part: { $in: [null, ...Object.values(enumValues.PaymentPart)] },
  'dispute.status': { $in: [null, ...Object.values(enumValues.DisputeStatus)] },
  'balance.status': { $in: [null, ...writtenBalanceStatuses] },
};

/** Conditions on paid payments; `handOverStatus` decides the same for one. */
const handOvers: Record<Exclude<HandOverStatus, 'refunded'>, Filter> = {
  paid: { disputedAt: null, handedOverAt: null },
  'handed-over': { disputedAt: null, handedOverAt: anyTime },
  disputed: { disputedAt: anyTime },
};

type Balance = NonNullable<PaymentFilter['balance']>;

/** The condition for a balance's status; `balanceStatusAt` decides the same for one. */
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
