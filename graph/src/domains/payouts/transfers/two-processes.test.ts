import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settlePayout } from '../state/settle-payout.service.ts';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

const amountOf = (amount: number) => ({ amount });
const settle = (orderId: string) => settlePayout(shop, new Types.ObjectId(orderId));

/** A $100 sale. The seller has $94.70 at the card provider, then the buyer gets a full refund. */
async function aRefundedSale(users: Awaited<ReturnType<typeof createUsers>>) {
  const { id, payment } = await payouts.aSale(users);
  await payouts.confirm(users.buyer, id);
  expect(await payouts.payoutOf(users.seller, id)).toMatchObject({ transferred: amountOf(94_70) });
  const { transactionId } = await shop.models.Payment.findById(payment.id).lean().orFail();
  await shop.cards.stripe.refunds.create({ payment_intent: transactionId });
  await expect
    .poll(async () => (await shop.models.Payment.findById(payment.id).lean())?.amountRefunded)
    .toBe(100_00);
  return id;
}

type Reversing = ReturnType<Stripe['transfers']['createReversal']>;

/** Delays each call of a reversal, then answers it as the test decides. */
function interceptReversals(act: (nth: number, send: () => Reversing) => Reversing) {
  const { transfers } = shop.cards.stripe;
  const create = transfers.createReversal.bind(transfers);
  let calls = 0;
  vi.spyOn(transfers, 'createReversal').mockImplementation((...given) =>
    act(calls++, () => create(...given)),
  );
}

test('two processes that reverse a transfer at once reverse it once', async () => {
  const users = await createUsers(shop);
  await payouts.setUp(users.seller);
  const both = Promise.withResolvers<void>();
  interceptReversals(async (nth, send) => {
    if (nth === 1) both.resolve();
    await both.promise;
    return send();
  });
  const id = await aRefundedSale(users);
  await Promise.all([settle(id), settle(id)]);
  expect(await payouts.payoutOf(users.seller, id)).toMatchObject({
    state: 'REVERSED',
    reversed: amountOf(94_70),
    owed: amountOf(0),
    moves: [
      { kind: 'TRANSFER', state: 'DONE' },
      { kind: 'REVERSAL', amount: amountOf(94_70), state: 'DONE' },
    ],
  });
  const { data } = await shop.cards.stripe.transfers.list({ transfer_group: id });
  expect(data.map(({ amount_reversed }) => amount_reversed)).toEqual([94_70]);
});

test('a transfer that the provider is making for another process is asked for under no other key', async () => {
  const users = await createUsers(shop);
  await payouts.setUp(users.seller);
  const { id } = await payouts.aSale(users);
  const { transfers } = shop.cards.stripe;
  const create = transfers.create.bind(transfers);
  const keys: (string | undefined)[] = [];
  vi.spyOn(transfers, 'create').mockImplementation((asked, options) => {
    keys.push(options?.idempotencyKey);
    if (keys.length > 1) return create(asked, options);
    const busy = { type: 'idempotency_error', statusCode: 409 } as const;
    return Promise.reject(new Stripe.errors.StripeAPIError(busy));
  });
  await payouts.confirm(users.buyer, id);
  await expect
    .poll(async () => (await settle(id))?.moves)
    .toMatchObject([{ kind: 'transfer', state: 'done' }]);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('admins who hold and release at once, while it is sent, send it once', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin } = users;
  await payouts.setUp(seller);
  const { id } = await payouts.aSale(users);
  await payouts.payoutOf(seller, id);
  // A late one is refused.
  const act = (name: 'adminHoldPayout' | 'adminReleasePayout') =>
    admin.send({
      method: 'POST',
      url: `/${name}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ orderId: id, reason: 'We look into it.' }),
    });
  for (let turn = 0; turn < 2; turn++)
    await Promise.all([act('adminHoldPayout'), act('adminReleasePayout'), act('adminHoldPayout')]);
  await act('adminHoldPayout');
  await payouts.confirm(buyer, id);
  expect(await payouts.payoutOf(admin, id)).toMatchObject({ wait: 'HELD', moves: [] });
  await Promise.all([
    act('adminReleasePayout'),
    settle(id),
    act('adminHoldPayout'),
    act('adminReleasePayout'),
    settle(id),
  ]);
  await act('adminReleasePayout');
  expect(await payouts.payoutOf(admin, id)).toMatchObject({
    state: 'SENT',
    transferred: amountOf(94_70),
    held: amountOf(0),
  });
  const { data } = await shop.cards.stripe.transfers.list({ transfer_group: id });
  expect(data.map(({ amount }) => amount)).toEqual([94_70]);
});

test('a debt that was settled before its reversal turns out to be done gives the money back', async () => {
  const users = await createUsers(shop);
  const { buyer, seller } = users;
  await payouts.setUp(seller);
  const [isSlow, isSettled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  interceptReversals(async (nth, send) => {
    if (nth > 0) throw new Stripe.errors.StripePermissionError({ message: 'no' } as never);
    isSlow.resolve();
    await isSettled.promise;
    return send();
  });
  const first = await aRefundedSale(users);
  const slow = settle(first);
  await isSlow.promise;
  // Simulates a refusal in another process, as while an account is restricted.
  await settle(first);
  expect(await payouts.payoutOf(seller, first)).toMatchObject({ owed: amountOf(94_70) });
  const second = await payouts.aSale(users, 150_00);
  await payouts.confirm(buyer, second.id);
  expect(await payouts.payoutOf(seller, second.id)).toMatchObject({
    moves: [
      { kind: 'WITHHELD', amount: amountOf(94_70) },
      { kind: 'TRANSFER', amount: amountOf(47_50), state: 'DONE' },
    ],
  });
  isSettled.resolve();
  await slow;
  // The slow process may be the shop itself, which knows about the refund.
  await expect
    .poll(async () => (await shop.models.Payout.findById(first).lean())?.recoveries)
    .toEqual([]);
  expect(await payouts.payoutOf(seller, first)).toMatchObject({
    state: 'REVERSED',
    owed: amountOf(0),
    reversed: amountOf(94_70),
    held: amountOf(0),
    moves: [
      { kind: 'TRANSFER', state: 'DONE' },
      { kind: 'REVERSAL', state: 'DONE' },
    ],
  });
  // 150 minus 7.80 is 142.20.
  expect(await payouts.payoutOf(seller, second.id)).toMatchObject({
    state: 'SENT',
    transferred: amountOf(142_20),
    held: amountOf(0),
    moves: [
      { kind: 'TRANSFER', amount: amountOf(47_50), state: 'DONE' },
      { kind: 'TRANSFER', amount: amountOf(94_70), state: 'DONE' },
    ],
  });
  const { data } = await shop.cards.stripe.transfers.list({ transfer_group: second.id });
  expect(data.map(({ amount }) => amount).toSorted()).toEqual([47_50, 94_70]);
});
