import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { answerOnboarding } from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiveConnectEvent } from '../payouts.webhook.ts';
import { noteMissedBankPayouts } from './note-bank-payout.service.ts';

const refusingBank = '000111111116';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterAll(() => shop.close());

const bankOf = async (seller: TestUser, id: string) =>
  (await payouts.payoutOf(seller, id)).moves.map(({ bank }: { bank: string | null }) => bank);

const notificationsOf = ({ id: userId }: TestUser, kind: 'payout-failed' | 'payout-reversed') =>
  shop.models.Notification.countDocuments({ userId, kind });

async function sendSale(users: Awaited<ReturnType<typeof createUsers>>, price?: number) {
  const sale = await payouts.aSale(users, price);
  await payouts.confirm(users.buyer, sale.id);
  await payouts.payoutOf(users.seller, sale.id);
  return sale;
}

test('money that the bank sent back is failed, and paid out by a later payout, in any order of events', async () => {
  const users = await createUsers(shop);
  const { seller } = users;
  await payouts.setUp(seller, refusingBank);
  const { id } = await sendSale(users);
  await payouts.payOut();
  await expect.poll(() => bankOf(seller, id)).toEqual(['FAILED']);
  expect(await payouts.payoutOf(seller, id)).toMatchObject({ state: 'SENT' });
  await expect.poll(() => notificationsOf(seller, 'payout-failed')).toBe(1);
  // The seller is asked for another bank account; meanwhile another sale's money waits.
  const accountNow = async () =>
    (await shop.models.PayoutAccount.findById(seller.id).lean())?.state;
  await expect.poll(accountNow).toBe('restricted');
  const other = await sendSale(users, 50_00);
  expect(await payouts.payoutOf(seller, other.id)).toMatchObject({ wait: 'SET_UP' });
  const { url, account: stands } = await payouts.startSetup(seller);
  expect(stands).toEqual({ state: 'RESTRICTED', missing: ['BANK_ACCOUNT'] });
  await answerOnboarding(url ?? '', 'active');
  await expect.poll(accountNow).toBe('active');
  // Then a payout includes it and the returned money.
  expect(await payouts.payoutOf(seller, other.id)).toMatchObject({ state: 'SENT' });
  await payouts.arriveAtBank(seller);
  for (const one of [id, other.id]) {
    expect(await payouts.payoutOf(seller, one)).toMatchObject({ state: 'PAID_OUT' });
    expect(await bankOf(seller, one)).toEqual(['PAID']);
  }
  const account = await payouts.accountOf(seller);
  const { data } = await shop.cards.stripe.payouts.list({}, { stripeAccount: account });
  expect(data.map(({ status, amount }) => [status, amount])).toEqual([
    ['paid', 94_70 + 47_20],
    ['failed', 94_70],
  ]);
  // The event of the failure arrives again, late.
  const late = { type: 'payout.failed', account, data: { object: { id: data[1]?.id ?? '' } } };
  await receiveConnectEvent(shop, late);
  expect(await bankOf(seller, id)).toEqual(['PAID']);
  expect(await notificationsOf(seller, 'payout-failed')).toBe(1);
});

test('money that a reversal took from a later transfer doesn’t stay on its way forever', async () => {
  const users = await createUsers(shop);
  const { seller } = users;
  await payouts.setUp(seller);
  const first = await sendSale(users);
  await payouts.arriveAtBank(seller);
  const second = await sendSale(users);
  const { models, cards } = shop;
  const { transactionId } = await models.Payment.findById(first.payment.id).lean().orFail();
  await cards.stripe.refunds.create({ payment_intent: transactionId });
  const reversed = async () => (await payouts.payoutOf(seller, first.id)).reversed.amount;
  await expect.poll(reversed).toBe(94_70);
  // The account is empty: no later payout will name the second transfer.
  await payouts.payOut();
  expect(await payouts.payoutOf(seller, second.id)).toMatchObject({ state: 'SENT' });
  const account = await models.PayoutAccount.findById(seller.id).lean().orFail();
  await noteMissedBankPayouts(shop, account);
  expect(await payouts.payoutOf(seller, second.id)).toMatchObject({ state: 'PAID_OUT' });
  const sums = async ({ id }: { id: string }) =>
    (await models.Payout.findById(id).lean().orFail()).sums;
  expect(await sums(first)).toMatchObject({ paidOut: 0, onItsWay: 0, reversed: 94_70 });
  expect(await sums(second)).toMatchObject({ paidOut: 94_70, onItsWay: 0 });
});

test('money that the provider keeps in another currency has not arrived', async () => {
  const users = await createUsers(shop);
  const { seller } = users;
  await payouts.setUp(seller, refusingBank);
  const { id } = await sendSale(users);
  const account = await shop.models.PayoutAccount.findById(seller.id).lean().orFail();
  const { balance } = shop.cards.stripe;
  const answer = await balance.retrieve();
  const asked = vi.spyOn(balance, 'retrieve');
  try {
    for (const [amount, state] of [
      [87_10, 'SENT'],
      [0, 'PAID_OUT'],
    ] as const) {
      asked.mockResolvedValue({ ...answer, available: [{ amount, currency: 'eur' }], pending: [] });
      await noteMissedBankPayouts(shop, account);
      expect(await payouts.payoutOf(seller, id)).toMatchObject({ state });
    }
  } finally {
    asked.mockRestore();
  }
});

test('a reversal that was refused is tried again each day, and when an admin wants it', async () => {
  const users = await createUsers(shop);
  const { seller, admin } = users;
  await payouts.setUp(seller);
  const [first, second] = [await sendSale(users), await sendSale(users)];
  await payouts.arriveAtBank(seller);
  const { stripe } = shop.cards;
  for (const { payment } of [first, second]) {
    const { transactionId } = await shop.models.Payment.findById(payment.id).lean().orFail();
    await stripe.refunds.create({ payment_intent: transactionId });
  }
  const owed = async ({ id }: { id: string }) => (await payouts.payoutOf(admin, id)).owed.amount;
  for (const { id } of [first, second]) {
    const isRefused = async () => (await payouts.payoutOf(admin, id)).viewerCanRetry;
    await expect.poll(isRefused).toBe(true);
  }
  // Gives the account other money for the reversals. Its new bank account refuses payouts, so the money stays there.
  await payouts.visitProvider(seller, 'active', refusingBank);
  const { latest_charge } = await stripe.paymentIntents.create({
    amount: 300_00,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  await stripe.transfers.create({
    amount: 300_00,
    currency: 'usd',
    source_transaction: String(latest_charge),
    destination: await payouts.accountOf(seller),
  });
  expect(await payouts.payoutOf(admin, first.id)).toMatchObject({
    owed: { amount: 94_70 },
    viewerCanRetry: true,
  });
  const retry = `mutation ($id: ID!) { adminRetryTransfer(orderId: $id) { success payout { owed { amount } state } } }`;
  for (let turn = 0; turn < 2; turn++) {
    expect(await admin.graphql(retry, { id: first.id })).toEqual({
      adminRetryTransfer: { success: true, payout: { owed: { amount: 0 }, state: 'REVERSED' } },
    });
  }
  expect(await owed(second)).toBe(94_70);
  const account = await shop.models.PayoutAccount.findById(seller.id).lean().orFail();
  expect(account.owed).toBe(94_70);
  await payouts.pass(dayMs);
  expect(await owed(second)).toBe(0);
  const moves = [
    { kind: 'TRANSFER', state: 'DONE' },
    { kind: 'REVERSAL', state: 'FAILED', failure: 'balance_insufficient' },
    { kind: 'REVERSAL', state: 'DONE', amount: { amount: 94_70 } },
  ];
  for (const { id } of [first, second]) {
    expect(await payouts.payoutOf(admin, id)).toMatchObject({ moves, viewerCanRetry: false });
  }
  expect(await notificationsOf(seller, 'payout-reversed')).toBe(2);
});
