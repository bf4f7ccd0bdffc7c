import type { BankState } from '@fitness-zone/contract/enums.ts';
import type Stripe from 'stripe';
import { publishOrder } from '../../orders/order.visibility.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import type { PayoutAccountRecord } from '../accounts/payout-account.model.ts';
import type { PayoutRecord } from '../payout.model.ts';
import { settlePayout } from './settle-payout.service.ts';

const bankStates: Record<string, BankState> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};
/** So far back are payouts to banks that no event told of, in seconds. */
const backSeconds = 30 * 24 * 60 * 60;

/**
 * Notes which transfers a payout to a seller's bank consists of and whether they arrived: the provider is asked. Nothing
 * else of the payout is kept. Anyone may call it, any number of times and in any order.
 * @throws StripeError when the provider doesn't answer
 */
export async function noteBankPayout(
  services: PaymentServices,
  { accountId }: Pick<PayoutAccountRecord, 'accountId'>,
  { id, status, arrival_date }: Stripe.Payout,
): Promise<void> {
  if (!accountId) return;
  const { balanceTransactions } = services.cards.stripe;
  const sources: string[] = [];
  const ofPayout = balanceTransactions.list(
    { payout: id, limit: 100 },
    { stripeAccount: accountId },
  );
  for await (const { source } of ofPayout) if (typeof source === 'string') sources.push(source);
  const bank = bankStates[status] ?? 'on-its-way';
  const arrivesAt = new Date(arrival_date * 1000);
  const found = await services.models.Payout.find(
    { destinationPayments: { $in: sources } },
    { _id: 1 },
  ).lean();
  for (const { _id } of found) {
    while (!(await noteMoves(services, _id, sources, { bank, arrivesAt })));
    await settlePayout(services, _id);
  }
}

/** Whether it is noted now; somebody else may have changed the payout. */
async function noteMoves(
  { models, events, now }: PaymentServices,
  _id: PayoutRecord['_id'],
  sources: string[],
  bank: { bank: BankState; arrivesAt: Date },
): Promise<boolean> {
  const payout: PayoutRecord = await models.Payout.findById(_id).lean().orFail();
  const { revision, moves } = payout;
  const isIn = ({ destinationPayment }: PayoutRecord['moves'][number]) =>
    destinationPayment != null && sources.includes(destinationPayment);
  const differs = moves.some((move) => isIn(move) && isNewer(move.bank, bank.bank));
  if (!differs) return true;
  const [failed] = bank.bank === 'failed' ? moves.filter(isIn) : [];
  const $set = {
    moves: moves.map((move) => (isIn(move) ? { ...move, ...bank } : move)),
    ...(failed && outboxEntry({ kind: 'payout-failed', amount: failed.amount }, new Date(now()))),
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

/** A payout that was paid may still be sent back by the bank; a later one of the same money may succeed. */
const isNewer = (noted: BankState | null | undefined, told: BankState): boolean =>
  noted !== told && !(told === 'on-its-way' && noted === 'paid');

/**
 * Notes the payouts to a seller's bank that no event told of.
 * @throws StripeError when the provider doesn't answer
 */
export async function noteMissedBankPayouts(
  services: PaymentServices,
  account: PayoutAccountRecord,
): Promise<void> {
  const { _id: sellerId, accountId } = account;
  const underWay = { sellerId, 'sums.onItsWay': { $gt: 0 } };
  if (!accountId || !(await services.models.Payout.exists(underWay))) return;
  const created = { gte: Math.floor(services.now() / 1000) - backSeconds };
  const recent = services.cards.stripe.payouts.list(
    { created, limit: 100 },
    { stripeAccount: accountId },
  );
  const payouts: Stripe.Payout[] = [];
  for await (const payout of recent) payouts.unshift(payout);
  for (const payout of payouts) await noteBankPayout(services, account, payout);
}
