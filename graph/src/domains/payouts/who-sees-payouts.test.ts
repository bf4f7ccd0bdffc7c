import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import {
  type PayoutShop,
  payoutSelection,
  startPayoutShop,
} from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const bank = '000123456789';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop({ LOG_LEVEL: 'trace' });
  ({ shop } = payouts);
});
afterAll(() => shop.close());

const ofOrder = `query ($id: ID!) { order(id: $id) { id payout ${payoutSelection} } }`;

/** A seller's sale that was sent and is at the bank, and another one that waits. */
async function twoSales() {
  const users = await createUsers(shop);
  await payouts.setUp(users.seller, bank);
  const [sent, waiting] = [await payouts.aSale(users), await payouts.aSale(users)];
  await payouts.confirm(users.buyer, sent.id);
  for (const { id } of [sent, waiting]) await payouts.payoutOf(users.seller, id);
  await payouts.arriveAtBank(users.seller);
  return { ...users, sent, waiting };
}

test('the seller and admins see an order’s payout; admins alone may act on it', async () => {
  const { seller, buyer, admin, otherSeller, otherBuyer, waiting } = await twoSales();
  const { id } = waiting;
  const none = { viewerCanHold: false, viewerCanRelease: false, viewerCanRetry: false };
  const share = { amount: 94_70 };
  expect(await seller.graphql(ofOrder, { id })).toMatchObject({
    order: { id, payout: { id, share, ...none } },
  });
  expect(await admin.graphql(ofOrder, { id })).toMatchObject({
    order: { id, payout: { id, share, ...none, viewerCanHold: true } },
  });
  expect(await buyer.graphql(ofOrder, { id })).toEqual({ order: { id, payout: null } });
  for (const other of [otherSeller, otherBuyer]) {
    expect(await other.graphql(ofOrder, { id })).toEqual({ order: null });
  }
  const guest = apiClient(shop, null);
  await guest.graphql(ofOrder, { id }).refused('unauthenticated');
  const list = { method: 'GET', url: '/payouts' } as const;
  expect((await otherSeller.send(list)).json()).toEqual([]);
  expect((await buyer.send(list)).statusCode).toBe(403);
  expect((await guest.send(list)).statusCode).toBe(401);
  const all = [
    '/adminPayouts',
    '/adminPayouts.csv',
    '/adminPayoutAccounts',
    '/adminReconciliation',
  ];
  for (const url of all) {
    expect((await seller.send({ method: 'GET', url })).statusCode).toBe(403);
    expect((await buyer.send({ method: 'GET', url })).statusCode).toBe(403);
    expect((await guest.send({ method: 'GET', url })).statusCode).toBe(401);
    expect((await admin.send({ method: 'GET', url })).statusCode).toBe(200);
  }
});

test('no answer, no log and no record has bank data, a secret of the provider or the way to a set-up', async () => {
  const { seller, admin, sent } = await twoSales();
  const { url } = await payouts.startSetup((await createUsers(shop)).seller);
  expect(url).toContain('/onboarding/');
  await payouts.sweep();
  const query = `{
    payoutAccount { id state missing checkedAt owed { amount } }
    payouts { nodes ${payoutSelection} }
    payoutSummary { paidOut { amount } months { month share { amount } } }
  }`;
  const adminQuery = `{
    adminPayouts { nodes ${payoutSelection} }
    adminPayoutAccounts { nodes { id state missing } }
    adminReconciliation { differences { reference } }
  }`;
  const answers: unknown[] = [
    await seller.graphql(query),
    await admin.graphql(adminQuery),
    await admin.graphql(ofOrder, { id: sent.id }),
  ];
  for (const path of ['payouts', 'payoutAccount', 'payoutSummary', 'personalData']) {
    answers.push(await seller.get(`/${path}`));
  }
  for (const path of ['adminPayouts', 'adminPayoutAccounts', 'adminReconciliation']) {
    answers.push(await admin.get(`/${path}`));
  }
  answers.push((await admin.send({ method: 'GET', url: '/adminPayouts.csv' })).body);
  answers.push((await shop.app.inject({ url: '/config.json' })).body);
  const records = Object.values(shop.database.connection.models).map((model) =>
    model.collection.find().toArray(),
  );
  const said = [
    ['answers', JSON.stringify(answers)],
    ['logs', shop.logs.join('\n')],
    ['records', JSON.stringify(await Promise.all(records))],
  ] as const;
  const { webhookSecret, connectWebhookSecrets } = shop.cards;
  const secrets = [bank, bank.slice(-4), 'sk_test_', '/onboarding/', 'routing', webhookSecret];
  for (const [where, text] of said) {
    expect(text.length).toBeGreaterThan(100);
    for (const secret of [...secrets, ...connectWebhookSecrets]) {
      // Four digits may be part of any id.
      const pattern = secret.length === 4 ? new RegExp(`(?<!\\w)${secret}(?!\\w)`) : secret;
      expect(text, `${where}: ${secret}`).not.toMatch(pattern);
    }
  }
});
