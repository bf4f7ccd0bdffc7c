import type { BankState } from '@fitness-zone/contract/enums.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type Stripe from 'stripe';
import { publishOrder } from '../../orders/order.visibility.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import type { PayoutAccountRecord } from '../accounts/payout-account.model.ts';
import type { MoveRecord, PayoutRecord } from '../payout.model.ts';
import { leftOf } from '../state/payout-now.rules.ts';
import { settlePayout } from '../state/settle-payout.service.ts';

const bankStates: Record<string, BankState> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};
/** Milliseconds after the sending in which banks may return money. */
const sentBackMs = 30 * dayMs;

/**
 * Records which transfers a payout to a seller's bank contains and whether they arrived, as read from the provider. A
 * later payout includes money that the bank returned. May run any number of times and in any order.
 * @throws StripeError when the provider doesn't answer
 */
export async function noteBankPayout(
  services: PaymentServices,
  { accountId }: Pick<PayoutAccountRecord, 'accountId'>,
  { id, status, created, arrival_date }: Stripe.Payout,
): Promise<void> {
  if (!accountId) return;
  const payout = { id, status, created, arrival_date };
  await note(services, await paymentsIn(services, accountId, id), noteOf(payout));
}

const noteOf = ({
  status,
  created,
  arrival_date,
}: Pick<Stripe.Payout, 'status' | 'created' | 'arrival_date'>): BankNote => ({
  bank: bankStates[status] ?? 'on-its-way',
  bankAt: new Date(created * 1000),
  arrivesAt: new Date(arrival_date * 1000),
});

/**
 * Reads the bank states of the payments in a connected account, from the payouts since a time.
 * @param since epoch milliseconds
 * @throws StripeError when the provider doesn't answer
 */
export async function readBankStates(
  services: PaymentServices,
  stripeAccount: string,
  since: number,
): Promise<Map<string, BankNote>> {
  const { payouts } = services.cards.stripe;
  const created = { gte: Math.floor(since / 1000) };
  const states = new Map<string, BankNote>();
  // The newest first: a later payout counts.
  for await (const payout of payouts.list({ created, limit: 100 }, { stripeAccount })) {
    for (const payment of await paymentsIn(services, stripeAccount, payout.id)) {
      if (!states.has(payment)) states.set(payment, noteOf(payout));
    }
  }
  return states;
}

/** The payments in a connected account that a payout sends to the bank, including those of returned earlier payouts. */
async function paymentsIn(
  { cards: { stripe } }: PaymentServices,
  stripeAccount: string,
  payoutId: string,
): Promise<string[]> {
  const payments: string[] = [];
  const payouts = new Set([payoutId]);
  // The loop continues with the added ones.
  for (const payout of payouts) {
    const booked = stripe.balanceTransactions.list({ payout, limit: 100 }, { stripeAccount });
    for await (const { source, type } of booked) {
      if (typeof source !== 'string') continue;
      if (type === 'payout_failure' || type === 'payout_cancel') payouts.add(source);
      else payments.push(source);
    }
  }
  return payments;
}

export type BankNote = Required<Pick<MoveRecord, 'bank' | 'bankAt' | 'arrivesAt'>>;

/** Records the bank's answer for some payments in connected accounts. */
async function note(services: PaymentServices, payments: string[], bank: BankNote): Promise<void> {
  const filter = { destinationPayments: { $in: payments } };
  const found = await services.models.Payout.find(filter, { _id: 1 }).lean();
  for (const { _id } of found) {
    while (!(await noteMoves(services, _id, payments, bank)));
    await settlePayout(services, _id);
  }
}

/** False if the payout was changed meanwhile. */
async function noteMoves(
  { models, events, now }: PaymentServices,
  _id: PayoutRecord['_id'],
  payments: string[],
  bank: BankNote,
): Promise<boolean> {
  const payout: PayoutRecord = await models.Payout.findById(_id).lean().orFail();
  const { revision, moves } = payout;
  const told = moves.filter(
    (move) =>
      move.destinationPayment != null &&
      payments.includes(move.destinationPayment) &&
      isNewer(move, bank),
  );
  if (told.length === 0) return true;
  const amount = told.reduce((sum, move) => sum + leftOf(payout, move), 0);
  const isFailed = bank.bank === 'failed' && amount > 0;
  const $set = {
    moves: moves.map((move) => (told.includes(move) ? { ...move, ...bank } : move)),
    ...(isFailed && outboxEntry({ kind: 'payout-failed', amount }, new Date(now()))),
  };
  const noted = await models.Payout.findOneAndUpdate(
    { _id, revision },
    { $set, $inc: { revision: 1 } },
  ).lean();
  if (!noted) return false;
  const order = await models.Order.findById(_id).lean();
  if (order) publishOrder(events, order);
  return true;
}

const steps: readonly BankState[] = ['on-its-way', 'paid', 'failed'];

/** A later payout counts. Within one, a bank may still return the money. */
function isNewer({ bank, bankAt }: MoveRecord, told: BankNote): boolean {
  if (!bank || !told.bank) return true;
  const later = (told.bankAt?.getTime() ?? 0) - (bankAt?.getTime() ?? 0);
  return later > 0 || (later === 0 && steps.indexOf(told.bank) > steps.indexOf(bank));
}

/**
 * Records the payouts to a seller's bank that no event reported.
 * @throws StripeError when the provider doesn't answer
 */
export async function noteMissedBankPayouts(
  services: PaymentServices,
  account: PayoutAccountRecord,
): Promise<void> {
  const { _id: sellerId, accountId } = account;
  if (!accountId) return;
  const at = services.now();
  const recent = new Date(at - sentBackMs);
  const open: PayoutRecord[] = await services.models.Payout.find({
    sellerId,
    $or: [{ 'sums.onItsWay': { $gt: 0 } }, { movedAt: { $gt: recent } }],
  }).lean();
  if (open.length === 0) return;
  const waiting = open.filter(({ sums }) => sums.onItsWay > 0);
  const { stripe } = services.cards;
  const onBehalf = { stripeAccount: accountId };
  const { available, pending } = await stripe.balance.retrieve({}, onBehalf);
  // Begins with the first transfer that may not have arrived for good.
  const since = Math.min(
    at - sentBackMs,
    ...waiting.flatMap(({ moves }) => moves.map((move) => move.at.getTime())),
  );
  const created = { gte: Math.floor((since - dayMs) / 1000) };
  const payouts: Stripe.Payout[] = [];
  for await (const payout of stripe.payouts.list({ created, limit: 100 }, onBehalf))
    payouts.unshift(payout);
  for (const payout of payouts) await noteBankPayout(services, account, payout);
  // No bank payout names money that a reversal used up. If the account is empty, everything was sent.
  if (payouts.some(({ status }) => bankStates[status] === undefined)) return;
  const balances = [...available, ...pending];
  const inAccount = ({ currency }: PayoutRecord) => {
    const own = balances.filter((balance) => balance.currency === currency);
    // An account that lacks the currency has its money in another one.
    return (own.length > 0 ? own : balances).reduce((sum, { amount }) => sum + amount, 0);
  };
  const arrivedAt = new Date(at);
  for (const payout of waiting) {
    if (inAccount(payout) > 0) continue;
    const unpaid = payout.moves.filter(({ bank }) => bank !== 'paid');
    const payments = unpaid.flatMap(({ destinationPayment }) => destinationPayment ?? []);
    await note(services, payments, { bank: 'paid', bankAt: arrivedAt, arrivesAt: arrivedAt });
  }
}
