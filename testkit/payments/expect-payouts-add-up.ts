import { stepOf } from '@fitness-zone/contract/payments/money.ts';
import type { Types } from 'mongoose';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { Outbox } from '../../graph/src/domains/outbox/outbox.model.ts';
import { disputeStatus } from '../../graph/src/domains/payments/refunds/dispute.rules.ts';
import type { PayoutSums } from '../../graph/src/domains/payouts/payout.model.ts';
import { findPayoutFacts } from '../../graph/src/domains/payouts/state/payout-facts.queries.ts';
import { payoutNow } from '../../graph/src/domains/payouts/state/payout-now.rules.ts';
import type { PaymentServices } from './payment-processes.ts';

/** An order's money by the card provider's books. */
export type Provided = {
  charged: number;
  refunded: number;
  lost: number;
  sent: number;
  takenBack: number;
};

const total = (items: readonly { amount: number }[]) =>
  items.reduce((sum, { amount }) => sum + amount, 0);

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** The fee as the rule states it, rounded to whole steps of the currency. */
function expectedFee(kept: number, percent: number, fixed: number, step: number): number {
  if (kept <= 0) return 0;
  const steps = Math.round(((kept / step) * Math.round(percent * 100)) / 10_000);
  return Math.min(kept, steps * step + fixed);
}

async function providedOf(
  { stripe, models }: Books,
  orderId: Types.ObjectId,
): Promise<Provided & { moves: string[] }> {
  const order = await models.Order.findById(orderId).lean().orFail();
  const first = order.firstPaymentId;
  const payments = await models.Payment.find({
    $or: [{ _id: first }, { firstHalfId: first }],
  }).lean();
  const sums = { charged: 0, refunded: 0, lost: 0 };
  for (const { transactionId: payment_intent } of payments) {
    const intent = await stripe.paymentIntents.retrieve(payment_intent);
    const refunds = await all(stripe.refunds.list({ payment_intent, limit: 100 }));
    const disputes = await all(stripe.disputes.list({ payment_intent }));
    const refunded = total(refunds.filter(({ status }) => status === 'succeeded'));
    const lost = total(disputes.filter(({ status }) => disputeStatus(status) === 'lost'));
    sums.charged += intent.amount_received;
    sums.refunded += refunded;
    sums.lost += Math.min(lost, intent.amount_received - refunded);
  }
  const group = { transfer_group: orderId.toHexString(), limit: 100 };
  const transfers: Stripe.Transfer[] = await all(stripe.transfers.list(group));
  const reversals = (
    await Promise.all(transfers.map(({ id }) => all(stripe.transfers.listReversals(id))))
  ).flat();
  return {
    ...sums,
    sent: total(transfers),
    takenBack: total(reversals),
    moves: [...transfers, ...reversals].map(({ metadata }) => metadata?.move ?? 'unknown'),
  };
}

type Books = Pick<PaymentServices, 'stripe' | 'models' | 'config'> & {
  clock: Pick<PaymentServices['clock'], 'shopAhead'>;
};

/** Runs `expectSumsAddUp` on one seller's orders, whose money has arrived at the bank. */
export async function expectPayoutsAddUp(
  services: PaymentServices,
  orderIds: readonly Types.ObjectId[],
): ReturnType<typeof expectSumsAddUp> {
  const checked = await expectSumsAddUp(services, orderIds);
  await expectArrived(services, orderIds);
  expect(services.problems).toEqual([]);
  return checked;
}

/**
 * Checks each order: charged = refunded + lost in disputes + transferred − reversed + fees kept + held − owed. Each
 * movement was made once, and the shop's records match the provider's.
 * @returns the sums over all orders, for totals
 */
export async function expectSumsAddUp(
  services: Books,
  orderIds: readonly Types.ObjectId[],
): Promise<{ provided: Provided; sums: PayoutSums; settled: number; withheld: number }[]> {
  const checked = [];
  for (const orderId of orderIds) {
    const { models, config, clock } = services;
    const now = () => Date.now() + clock.shopAhead;
    const facts = await findPayoutFacts({ models, config, now }, orderId);
    if (!facts) throw new Error(`the order ${orderId} is gone`);
    const { payout, withheld, order, payments } = facts;
    const { state, sums } = payoutNow(facts);
    const provided = await providedOf(services, orderId);
    expect(new Set(provided.moves).size, 'a movement was made twice').toBe(provided.moves.length);
    const done = payout.moves.filter((move) => move.state === 'done');
    expect(provided.moves.toSorted()).toEqual(done.map(({ _id }) => _id.toHexString()).toSorted());
    expect(payout.moves.filter((move) => move.state === 'pending')).toEqual([]);
    expect(payout.sums, 'what is written is what is so').toEqual(sums);
    const kept = total(withheld);
    const settled = total(payout.recoveries);
    expect(provided.sent + kept).toBe(sums.transferred);
    expect(provided.takenBack + settled).toBe(sums.reversed);
    expect(provided.charged).toBe(sums.charged);
    expect(provided.refunded).toBe(sums.refunded);
    expect(provided.lost).toBe(sums.lostInDisputes);
    expect(provided.charged).toBe(
      provided.refunded +
        provided.lost +
        sums.transferred -
        sums.reversed +
        sums.fee +
        sums.held -
        sums.owed,
    );
    const refunding = sums.charged - sums.refunded - sums.lostInDisputes - sums.fee - sums.share;
    const { percent, fixed } = order.fee;
    const left = provided.charged - provided.refunded - provided.lost - refunding;
    expect(sums.fee).toBe(expectedFee(left, percent, fixed, stepOf(order.currency)));
    expect(sums.onItsWay + sums.paidOut).toBe(provided.sent - provided.takenBack);
    expect(Math.min(...Object.values(sums)), JSON.stringify(sums)).toBeGreaterThanOrEqual(0);
    expect(refunding).toBeGreaterThanOrEqual(0);
    if (payments.every(({ status }) => status === 'paid')) expect(state).not.toBe('due');
    if (payout.wait === 'seller-gone') await expectAdminsTold(services, orderId);
    checked.push({ provided, sums, settled, withheld: kept });
  }
  return checked;
}

/** Checks that the payout's record notifies admins about money that is held because its seller is gone. */
async function expectAdminsTold({ models }: Books, _id: Types.ObjectId): Promise<void> {
  const payout = await models.Payout.findById(_id).lean<Outbox>();
  const told = Object.values(payout?.outbox ?? {}).map(({ kind }) => kind);
  expect(told).toContain('payout-held');
}

/**
 * By the provider's books, sent money is in a seller's account or at the bank. Nothing stays in transit, unless the
 * provider doesn't pay it out.
 */
async function expectArrived(
  { models, stripe }: PaymentServices,
  orderIds: readonly Types.ObjectId[],
): Promise<void> {
  const payouts = await models.Payout.find({ _id: { $in: orderIds } }).lean();
  const sum = (amountOf: (payout: (typeof payouts)[number]) => number) =>
    payouts.reduce((all, payout) => all + amountOf(payout), 0);
  const [first] = payouts;
  const account = await models.PayoutAccount.findById(first?.sellerId).lean();
  if (!account?.accountId) return;
  const onBehalf = { stripeAccount: account.accountId };
  const { available } = await stripe.balance.retrieve({}, onBehalf);
  const inAccount = total(available);
  const bank = total(await all(stripe.payouts.list({ status: 'paid', limit: 100 }, onBehalf)));
  expect(inAccount + bank).toBe(sum(({ sums }) => sums.onItsWay + sums.paidOut));
  const { configuration } = await stripe.v2.core.accounts.retrieve(account.accountId, {
    include: ['configuration.recipient'],
  });
  const { status } = configuration?.recipient?.capabilities?.stripe_balance?.payouts ?? {};
  if (status === 'active') expect(inAccount, 'the provider has paid out').toBe(0);
  if (inAccount > 0) return;
  expect(sum(({ sums }) => sums.onItsWay)).toBe(0);
  for (const { state } of payouts) expect(state).not.toBe('sent');
}
