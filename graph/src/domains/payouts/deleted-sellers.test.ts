import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterAll(() => shop.close());

test('personal data has the account for payouts and each payout, and nothing of any bank', async () => {
  const users = await createUsers(shop);
  const { seller, buyer, admin } = users;
  expect(await seller.get('/personalData')).toMatchObject({ payoutAccount: null, payouts: [] });
  await payouts.setUp(seller);
  const [sent, held] = [await payouts.aSale(users), await payouts.aSale(users)];
  await payouts.confirm(buyer, sent.id);
  await payouts.payoutOf(seller, sent.id);
  await payouts.payoutOf(seller, held.id);
  await admin.post('/adminHoldPayout', { orderId: held.id, reason: 'The buyer called us.' });
  const data = await seller.get('/personalData');
  expect(data).toMatchObject({
    payoutAccount: {
      providerId: await payouts.accountOf(seller),
      state: 'active',
      missing: [],
      owed: 0,
      currency: 'USD',
    },
    payouts: [
      {
        orderId: held.id,
        state: 'waiting',
        wait: 'held',
        charged: 100_00,
        held: 94_70,
        hold: { reason: 'The buyer called us.' },
        moves: [],
      },
      {
        orderId: sent.id,
        currency: 'USD',
        state: 'sent',
        fee: 5_30,
        transferred: 94_70,
        moves: [{ kind: 'transfer', amount: 94_70, state: 'done' }],
      },
    ],
  });
  const { personalData } = await seller.graphql<{ personalData: { payouts: object } }>(
    '{ personalData }',
  );
  expect(personalData.payouts).toEqual((data as { payouts: object }).payouts);
  const text = JSON.stringify(data);
  for (const secret of ['000123456789', admin.id, buyer.id]) expect(text).not.toContain(secret);
  expect(await buyer.get('/personalData')).toMatchObject({ payoutAccount: null, payouts: [] });
});

test('a deleted seller’s money is held until an admin releases it; admins keep the record of it', async () => {
  const users = await createUsers(shop);
  const { seller, buyer, admin } = users;
  await payouts.setUp(seller);
  const { id } = await payouts.aSale(users);
  await payouts.payoutOf(seller, id);
  const month = `${new Date(payouts.now()).toISOString().slice(0, 7)}-01`;
  const query = 'query ($month: LocalDate!) { payoutStatement(month: $month) { csvUrl } }';
  type Addresses = { payoutStatement: { csvUrl: string } };
  const { payoutStatement } = await seller.graphql<Addresses>(query, { month });
  await admin.post('/adminHoldPayout', { orderId: id, reason: 'Wait.' });
  await payouts.confirm(buyer, id);
  await seller.post('/deleteAccount', { idToken: seller.idToken });
  await admin.post('/adminReleasePayout', { orderId: id, reason: 'It was a misunderstanding.' });
  expect((await shop.app.inject({ url: payoutStatement.csvUrl })).statusCode).toBe(404);
  // One release lifts both the admin's hold and the one for the deleted account.
  expect(await payouts.payoutOf(admin, id)).toMatchObject({ state: 'SENT' });
  const csv = await admin.send({ method: 'GET', url: '/adminPayouts.csv' });
  expect(csv.body).toContain(id);
  expect(JSON.stringify(await admin.get('/adminPayouts'))).toContain(seller.id);
});

test('admins hear of a deleted seller’s money, and nobody is reminded of a set-up', async () => {
  const users = await createUsers(shop);
  const { seller, buyer, admin } = users;
  const { id } = await payouts.aSale(users);
  await payouts.payoutOf(seller, id);
  await payouts.confirm(buyer, id);
  await seller.post('/deleteAccount', { idToken: seller.idToken });
  expect(await payouts.payoutOf(admin, id)).toMatchObject({
    state: 'WAITING',
    wait: 'SELLER_GONE',
    held: { amount: 94_70 },
    viewerCanRelease: true,
  });
  const { Notification, PayoutAccount } = shop.models;
  await expect
    .poll(() => Notification.countDocuments({ userId: admin.id, kind: 'payout-held' }))
    .toBe(1);
  await payouts.pass(2 * hourMs);
  await payouts.sweep();
  expect(await PayoutAccount.findById(seller.id).lean()).not.toHaveProperty('remindAt');
  expect(await Notification.countDocuments({ userId: seller.id })).toBe(0);
});
