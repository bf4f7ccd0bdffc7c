import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop({ PAYOUTS: 'off' });
  ({ shop } = payouts);
});
afterAll(() => shop.close());

test('a shop that pays outside says so, moves nothing, reminds nobody and lists what is owed', async () => {
  const users = await createUsers(shop);
  const { seller, buyer, admin } = users;
  expect(await seller.graphql('{ shop { hasPayouts } }')).toEqual({ shop: { hasPayouts: false } });
  const config = (await shop.app.inject({ url: '/config.json' })).json();
  expect(config.payouts.isOn).toBe(false);
  await seller.post('/startPayoutSetup', {}).refused(409);
  const [sold, refunded] = [await payouts.aSale(users), await payouts.aSale(users, 50_00)];
  for (const { id } of [sold, refunded]) await payouts.confirm(buyer, id);
  await admin.graphql(
    'mutation ($input: AdminRefundPaymentInput!) { adminRefundPayment(input: $input) { success } }',
    { input: { id: refunded.payment.id, reason: 'It is broken.' } },
  );
  await payouts.pass(8 * dayMs);
  await payouts.sweep();
  expect(await payouts.payoutOf(seller, sold.id)).toMatchObject({
    state: 'WAITING',
    wait: 'OUTSIDE',
    held: { amount: 94_70 },
    moves: [],
    viewerCanHold: false,
    viewerCanRetry: false,
  });
  await expect
    .poll(async () => (await payouts.payoutOf(seller, refunded.id)).state)
    .toBe('NOTHING_LEFT');
  const { body } = await admin.send({ method: 'GET', url: '/adminPayouts.csv?wait=outside' });
  const [, ...lines] = body.trim().split('\r\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${sold.id},`);
  expect(lines[0]).toMatch(/,100(\.0+)?,0(\.0+)?,0(\.0+)?,5\.3\d*,94\.70?,/);
  const { Notification, Reconciliation } = shop.models;
  expect(await Notification.countDocuments({ kind: 'payout-setup-needed' })).toBe(0);
  expect(await Reconciliation.countDocuments()).toBe(0);
});
