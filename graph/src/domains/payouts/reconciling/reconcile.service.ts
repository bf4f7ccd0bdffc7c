import type { PayoutDifferenceKind } from '@fitness-zone/contract/enums.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import Stripe from 'stripe';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { OrderRecord } from '../../orders/order.model.ts';
import type { PaymentRecord, ProviderRefund } from '../../payments/payment.model.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { shopName } from '../../payments/provider-terms.rules.ts';
import { mainDispute } from '../../payments/refunds/dispute.rules.ts';
import {
  isRefused,
  refundedBy,
  refundRecords,
} from '../../payments/refunds/provider-refunds.rules.ts';
import { accountIncludes, accountStateOf } from '../accounts/account-state.rules.ts';
import type { PayoutAccountRecord } from '../accounts/payout-account.model.ts';
import type { PayoutRecord } from '../payout.model.ts';
import { type BankNote, readBankStates } from '../transfers/note-bank-payout.service.ts';
import type { DifferenceRecord, ReconciliationRecord } from './reconciliation.model.ts';

/** Milliseconds that a comparison goes back, since yesterday's entries may still have been under way. */
const backMs = 7 * dayMs;
/** Entries younger than this may be under way. */
const underWayMs = hourMs;

/**
 * Compares the last week with the card provider, once a day, and stores every difference: charges, refunds, disputes,
 * transfers and reversals with balance transactions, and the states of sellers' accounts and bank payouts. May be
 * repeated.
 * @throws StripeError when the provider doesn't answer
 */
export async function reconcileDaily(services: PaymentServices): Promise<void> {
  const { Reconciliation } = services.models;
  const at = services.now();
  const _id = new Date(at).toISOString().slice(0, 10);
  if (await Reconciliation.exists({ _id })) return;
  const compared = await compare(services, at);
  const made = { checkedAt: new Date(at), ...compared };
  await Reconciliation.updateOne({ _id }, { $setOnInsert: made }, { upsert: true });
  if (compared.differences.length === 0) return;
  const count = compared.differences.length;
  services.log.error({ count }, 'the shop’s records differ from the card provider’s books');
}

type Entry = Pick<DifferenceRecord, 'kind' | 'reference' | 'currency'> & {
  orderId?: DifferenceRecord['orderId'];
  amount: number;
  /** Its state in the provider's words, if the amounts alone don't tell. */
  state?: string | null;
  /** For our entries: whether the provider must have booked it by now. */
  isCertain?: boolean;
};

/** Entries of one side by reference. */
class Entries extends Map<string, Entry> {
  put(entry: Entry): void {
    this.set(`${entry.kind} ${entry.reference}`, entry);
  }
}

type Sides = { ours: Entries; theirs: Entries };

async function compare(
  services: PaymentServices,
  at: number,
): Promise<Pick<ReconciliationRecord, 'count' | 'differences'>> {
  const sides = { ours: new Entries(), theirs: new Entries() };
  const { ours, theirs } = sides;
  const { count, returned } = await readBooks(services, at, theirs);
  await readMoves(services, at, ours);
  await readCharges(services, at, sides);
  await readReturns(services, at, sides, returned);
  await readBanks(services, at, sides);
  await readAccounts(services, at, sides);
  const keys = new Set([...theirs.keys(), ...ours.keys()]);
  const differences = [...keys].flatMap(
    (key) => differenceOf(ours.get(key) ?? null, theirs.get(key) ?? null) ?? [],
  );
  return { count, differences };
}

/** Null if both sides agree, or the provider needn't have booked ours yet. */
function differenceOf(recorded: Entry | null, provided: Entry | null): DifferenceRecord | null {
  const one = recorded ?? provided;
  if (!one || !(provided || recorded?.isCertain)) return null;
  const isSameAmount =
    recorded?.amount === provided?.amount && recorded?.currency === provided?.currency;
  const [recordedState, providedState] = [recorded?.state ?? null, provided?.state ?? null];
  if (isSameAmount && recordedState === providedState) return null;
  const { kind, reference, currency } = one;
  return {
    kind,
    reference,
    currency,
    orderId: one.orderId ?? null,
    // If only the state differs, both amounts may be zero.
    recorded: recorded?.amount || null,
    provided: provided?.amount || null,
    recordedState,
    providedState,
  };
}

/** Types of balance transactions that move our money. The others aren't compared. */
const kinds: Record<string, PayoutDifferenceKind> = {
  charge: 'charge',
  payment: 'charge',
  transfer: 'transfer',
  transfer_refund: 'reversal',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  adjustment: 'dispute',
};

type Source = { id: string; object?: string; payment_intent?: string | { id: string } | null };

const idOf = (one: string | { id: string } | null | undefined): string =>
  (typeof one === 'string' ? one : one?.id) ?? '';

/**
 * Reads the provider's books of the week, without entries that may be under way.
 * @returns the number of lines, and the payments with a refund or a dispute
 */
async function readBooks(
  { cards: { stripe } }: PaymentServices,
  at: number,
  theirs: Entries,
): Promise<{ count: number; returned: Set<string> }> {
  const returned = new Set<string>();
  let count = 0;
  // A day more than ours, since clocks differ.
  const created = {
    gte: Math.floor((at - backMs - dayMs) / 1000),
    lte: Math.floor((at - underWayMs) / 1000),
  };
  const booked = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
  for await (const { type, source, amount, currency } of booked) {
    const kind = kinds[type];
    const from = typeof source === 'string' ? { id: source } : (source as Source | null);
    if (!kind || !from || (kind === 'dispute' && from.object !== 'dispute')) continue;
    count += 1;
    const intent = idOf(from.payment_intent);
    if (kind === 'refund' || kind === 'dispute') returned.add(intent);
    else {
      const reference = kind === 'charge' ? intent : from.id;
      theirs.put({ kind, reference, amount: Math.abs(amount), currency });
    }
  }
  returned.delete('');
  return { count, returned };
}

/** Whether an entry is old enough in our records to be in the provider's books. */
const isCertain = (time: Date, at: number): boolean =>
  time.getTime() >= at - backMs && time.getTime() < at - 2 * underWayMs;

async function readMoves({ models }: PaymentServices, at: number, ours: Entries): Promise<void> {
  const payouts = models.Payout.find({ movedAt: { $gte: new Date(at - backMs - 2 * dayMs) } })
    .lean<PayoutRecord[]>()
    .cursor();
  for await (const { _id: orderId, currency, moves } of payouts) {
    for (const { providerId, kind, amount, at: began, state } of moves) {
      if (!providerId || state !== 'done') continue;
      ours.put({
        kind,
        reference: providerId,
        amount,
        currency,
        orderId,
        isCertain: isCertain(began, at),
      });
    }
  }
}

/** Reads our charges, without those of other shops at the same provider. */
async function readCharges(
  services: PaymentServices,
  at: number,
  { ours, theirs }: Sides,
): Promise<void> {
  const { models, cards } = services;
  const charged = [...theirs.values()].filter(({ kind }) => kind === 'charge');
  const ids = charged.map(({ reference }) => reference);
  const since = new Date(at - backMs);
  // `changedAt` has an index, and paying a payment changes it.
  const filter = { $or: [{ transactionId: { $in: ids } }, { changedAt: { $gte: since } }] };
  const known = new Set<string>();
  for await (const payment of models.Payment.find(filter).lean<PaymentRecord[]>().cursor()) {
    const { transactionId: reference, paidAt, amount, currency } = payment;
    known.add(reference);
    if (!paidAt) continue;
    ours.put({
      kind: 'charge',
      reference,
      amount,
      currency,
      orderId: await orderOf(services, payment),
      isCertain: isCertain(paidAt, at),
    });
  }
  for (const id of ids) {
    if (known.has(id)) continue;
    const { metadata } = await cards.stripe.paymentIntents.retrieve(id);
    if (metadata.shop !== shopName) theirs.delete(`charge ${id}`);
  }
}

/**
 * Reads all returns of payments that had one within the week or have one open. Changes of the last hour wait for the
 * next day, as do amounts pending at the bank.
 */
async function readReturns(
  services: PaymentServices,
  at: number,
  { ours, theirs }: Sides,
  returned: Set<string>,
): Promise<void> {
  const { models } = services;
  const changed = {
    changedAt: { $gte: new Date(at - backMs) },
    $or: [{ amountRefunded: { $gt: 0 } }, { 'dispute.fundsWithdrawn': true }],
  };
  const open = { returnsCheckAt: { $gte: new Date(0) } };
  const filter = { $or: [{ transactionId: { $in: [...returned] } }, changed, open] };
  for await (const payment of models.Payment.find(filter).lean<PaymentRecord[]>().cursor()) {
    if (!isToCompare(payment, returned, at)) continue;
    const booked = await bookedReturns(services, payment, at);
    if (!booked) continue;
    const { transactionId: reference, currency } = payment;
    const orderId = await orderOf(services, payment);
    const recorded = recordedReturns(payment);
    // While it is pending, its amount isn't compared.
    if (booked.isPending) recorded.refund.amount = booked.refund.amount;
    for (const kind of ['refund', 'dispute'] as const) {
      const entry = { kind, reference, currency, orderId };
      if (hasReturn(recorded[kind])) ours.put({ ...entry, ...recorded[kind], isCertain: true });
      if (hasReturn(booked[kind])) theirs.put({ ...entry, ...booked[kind] });
    }
  }
}

function isToCompare(payment: PaymentRecord, returned: Set<string>, at: number): boolean {
  const changedAt = payment.changedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (changedAt > at - underWayMs) return false;
  const isOfWeek = returned.has(payment.transactionId) || changedAt >= at - backMs;
  return isOfWeek || isUndecided(payment);
}

const hasReturn = ({ amount, state }: Booked): boolean => amount !== 0 || Boolean(state);

/** Refunds and disputed money by our own record. */
const recordedReturns = (payment: PaymentRecord): Record<'refund' | 'dispute', Booked> => ({
  refund: { amount: refundedByProvider(payment), state: statesOf(payment.refunds ?? []) },
  dispute: {
    amount: payment.dispute?.fundsWithdrawn ? payment.dispute.amount : 0,
    state: payment.dispute?.providerStatus ?? null,
  },
});

/**
 * Reads the state of the week's transfers on their way to sellers' banks. Banks' decisions of the last hours wait for
 * the next day.
 */
async function readBanks(
  services: PaymentServices,
  at: number,
  { ours, theirs }: Sides,
): Promise<void> {
  const since = at - backMs - 2 * dayMs;
  const payouts = services.models.Payout.find({ movedAt: { $gte: new Date(since) } })
    .lean<PayoutRecord[]>()
    .cursor();
  const bySeller = new Map<string, Map<string, BankNote>>();
  for await (const { _id: orderId, sellerId, currency, moves } of payouts) {
    const seller = sellerId.toHexString();
    const states = bySeller.get(seller) ?? (await bankStatesOf(services, sellerId, since));
    bySeller.set(seller, states);
    for (const { providerId, destinationPayment, bank } of moves) {
      const provided = states.get(destinationPayment ?? '');
      if (!providerId || !provided || isRecentNote(provided, at)) continue;
      const entry = { kind: 'bank-payout', reference: providerId, currency, amount: 0 } as const;
      ours.put({ ...entry, orderId, state: bank ?? 'on-its-way', isCertain: true });
      theirs.put({ ...entry, state: provided.bank });
    }
  }
}

async function bankStatesOf(
  services: PaymentServices,
  sellerId: PayoutRecord['sellerId'],
  since: number,
): Promise<Map<string, BankNote>> {
  const account =
    await services.models.PayoutAccount.findById(sellerId).lean<PayoutAccountRecord>();
  const id = account?.accountId;
  return (id && (await unlessGone(readBankStates(services, id, since)))) || new Map();
}

/**
 * A payout changes when it is made and when it arrives. A bank may return it for some days after that; events and
 * sweeps report this.
 */
const isRecentNote = ({ bankAt, arrivesAt }: BankNote, at: number): boolean =>
  [bankAt, arrivesAt].some((time) => {
    const age = at - (time?.getTime() ?? 0);
    return age > 0 && age < 2 * underWayMs;
  });

/** Reads the accounts that should have been checked meanwhile, but weren't. */
async function readAccounts(
  { models, cards, config }: PaymentServices,
  at: number,
  { ours, theirs }: Sides,
): Promise<void> {
  const overdue = { checkedAt: { $lt: new Date(at - 2 * underWayMs) }, accountId: { $ne: null } };
  const accounts = models.PayoutAccount.find(overdue).lean<PayoutAccountRecord[]>().cursor();
  for await (const { accountId, state, activatedAt } of accounts) {
    if (!accountId) continue;
    const include = [...accountIncludes];
    const provided = await unlessGone(
      cards.stripe.v2.core.accounts.retrieve(accountId, { include }),
    );
    const entry = { kind: 'account', reference: accountId, amount: 0 } as const;
    const currency = config.currency.toLowerCase();
    ours.put({ ...entry, currency, state, isCertain: true });
    if (!provided) continue;
    theirs.put({ ...entry, currency, state: accountStateOf(provided, Boolean(activatedAt)).state });
  }
}

/** Null for an account that the provider no longer knows or shows, so that it doesn't stop the other comparisons. */
async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;
    if (error instanceof StripeInvalidRequestError || error instanceof StripePermissionError) {
      return null;
    }
    throw error;
  }
}

const isUndecided = ({ dispute, refunds }: PaymentRecord): boolean =>
  dispute?.status === 'open' || (refunds ?? []).some(({ status }) => status === 'pending');

/** Leaves out refunds that an admin paid another way. */
const refundedByProvider = ({ amountRefunded, refunds }: PaymentRecord): number =>
  (amountRefunded ?? 0) -
  refundedBy((refunds ?? []).filter(({ status }) => status !== 'succeeded'));

/** The states of the provider's refunds, oldest first. */
const statesOf = (refunds: readonly ProviderRefund[]): string | null =>
  refunds
    .filter(({ id }) => !isRefused(id))
    .map(({ status }) => status)
    .join(', ') || null;

type Booked = { amount: number; state: string | null };

/** The provider's returns of a payment by its balance transactions; null while one is too recent. */
async function bookedReturns(
  { cards: { stripe } }: PaymentServices,
  { transactionId: payment_intent, refunds: before }: PaymentRecord,
  at: number,
): Promise<(Record<'refund' | 'dispute', Booked> & { isPending: boolean }) | null> {
  const returns = { refund: 0, dispute: 0 };
  const refunds: Stripe.Refund[] = [];
  const disputes: Stripe.Dispute[] = [];
  const isRecent = (created: number) => created * 1000 > at - underWayMs;
  const amountOf = (booked: Stripe.Refund['balance_transaction']) =>
    booked && typeof booked !== 'string' ? booked.amount : 0;
  const expand = ['data.balance_transaction', 'data.failure_balance_transaction'];
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100, expand })) {
    const { created, balance_transaction, failure_balance_transaction } = refund;
    if (isRecent(created)) return null;
    refunds.push(refund);
    returns.refund -= amountOf(balance_transaction) + amountOf(failure_balance_transaction ?? null);
  }
  for await (const dispute of stripe.disputes.list({ payment_intent })) {
    const { balance_transactions } = dispute;
    disputes.push(dispute);
    if (balance_transactions.some(({ created }) => isRecent(created))) return null;
    for (const { amount } of balance_transactions) returns.dispute -= amount;
  }
  const kept = refundRecords(refunds, before ?? []);
  return {
    refund: { amount: returns.refund, state: statesOf(kept) },
    dispute: { amount: returns.dispute, state: mainDispute(disputes)?.status ?? null },
    isPending: kept.some(({ status }) => status === 'pending'),
  };
}

async function orderOf(
  { models }: PaymentServices,
  { _id, firstHalfId }: PaymentRecord,
): Promise<Entry['orderId']> {
  const order = await models.Order.findOne({
    firstPaymentId: firstHalfId ?? _id,
  }).lean<OrderRecord>();
  return order?._id ?? null;
}

/** The last comparison with the card provider; null before the first one. */
export async function viewReconciliation(context: Context): Promise<ReconciliationRecord | null> {
  requireRole(context, 'admin');
  return context.models.Reconciliation.findOne()
    .sort({ checkedAt: -1 })
    .lean<ReconciliationRecord>();
}
