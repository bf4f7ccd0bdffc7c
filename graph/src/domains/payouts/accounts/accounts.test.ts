import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sweepPayouts } from '../payouts.sweeper.ts';
import { accountStateOf } from './account-state.rules.ts';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterAll(() => shop.close());

type Provided = Parameters<typeof accountStateOf>[0];
type Details = { status: string; code?: string; resolution?: string; payouts?: string };

/** The parts of an account at the card provider that the rules look at. */
const provided = (
  { status, code = 'x', resolution = 'no_resolution', payouts }: Details,
  entries: { awaiting_action_from: string; description: string }[] = [],
  closed = false,
) =>
  ({
    closed,
    configuration: {
      recipient: {
        capabilities: {
          stripe_balance: {
            stripe_transfers: { status, status_details: [{ code, resolution }] },
            ...(payouts && { payouts: { status: payouts, status_details: [] } }),
          },
        },
      },
    },
    requirements: { entries },
  }) as unknown as Provided;

const from = (awaiting_action_from: 'user' | 'stripe', ...descriptions: string[]) =>
  descriptions.map((description) => ({ awaiting_action_from, description }));

type Case = [name: string, account: Provided, wasActive: boolean, state: string, missing: string[]];

test.each<Case>([
  ['active', provided({ status: 'active' }), false, 'active', []],
  [
    'active with something to add',
    provided({ status: 'active' }, from('user', 'defaults.payout_methods')),
    true,
    'active',
    ['bank-account'],
  ],
  [
    'refused by its bank',
    provided({ status: 'active', payouts: 'restricted' }, from('user', 'defaults.payout_methods')),
    true,
    'restricted',
    ['bank-account'],
  ],
  [
    'incomplete',
    provided(
      { status: 'restricted', resolution: 'provide_info' },
      from(
        'user',
        'identity.individual.date_of_birth',
        'identity.individual.surname',
        'identity.individual.address.line1',
        'identity.individual.id_numbers.us_ssn_last_4',
        'identity.individual.documents.primary_verification',
        'identity.attestations.terms_of_service.account',
        'defaults.payout_methods',
        'contact_email',
        'defaults.profile.business_url',
        'something.unheard.of',
      ),
    ),
    false,
    'incomplete',
    [
      ...['identity', 'address', 'id-number', 'document', 'terms', 'bank-account', 'contact'],
      ...['business', 'other'],
    ],
  ],
  [
    'asked for something without an entry',
    provided({ status: 'restricted', resolution: 'provide_info' }),
    false,
    'incomplete',
    [],
  ],
  [
    'under review',
    provided({ status: 'pending' }, from('stripe', 'identity.individual.documents')),
    false,
    'under-review',
    [],
  ],
  [
    'restricted after it was active',
    provided({ status: 'restricted', resolution: 'provide_info' }, from('user', 'address')),
    true,
    'restricted',
    ['address'],
  ],
  ['rejected', provided({ status: 'rejected' }), false, 'restricted', []],
  ['unsupported', provided({ status: 'unsupported' }), false, 'restricted', []],
  ['stuck', provided({ status: 'restricted', code: 'restricted_other' }), false, 'restricted', []],
  ['closed', provided({ status: 'active' }, [], true), true, 'restricted', []],
])('an account at the provider that is %s', (_name, account, wasActive, state, missing) => {
  const stands = accountStateOf(account, wasActive);
  expect(stands.state).toBe(state);
  expect(stands.missing.toSorted()).toEqual(missing.toSorted());
});

const stateOf = async (seller: TestUser) =>
  (
    await seller.graphql<{ payoutAccount: { state: string; missing: string[] } }>(
      '{ payoutAccount { state missing } }',
    )
  ).payoutAccount;

test('an account goes from not started through each state, by events and by the hourly look', async () => {
  const { seller } = await createUsers(shop);
  expect(await stateOf(seller)).toEqual({ state: 'NOT_STARTED', missing: [] });
  const { url } = await payouts.startSetup(seller);
  expect(await stateOf(seller)).toEqual({
    state: 'INCOMPLETE',
    missing: expect.arrayContaining(['IDENTITY', 'TERMS', 'BANK_ACCOUNT']),
  });
  expect(url).toContain('/onboarding/');
  await payouts.visitProvider(seller, 'review');
  await expect.poll(() => stateOf(seller)).toMatchObject({ state: 'UNDER_REVIEW' });
  await payouts.visitProvider(seller, 'restricted-later');
  await expect.poll(() => stateOf(seller)).toMatchObject({ state: 'ACTIVE' });
  await payouts.pass(2 * 60_000);
  await expect
    .poll(() => stateOf(seller))
    .toMatchObject({
      state: 'RESTRICTED',
      missing: ['DOCUMENT'],
    });
  // A lost event: the shop's record is an hour old.
  await shop.models.PayoutAccount.updateOne({ _id: seller.id }, { state: 'active', missing: [] });
  await payouts.pass(hourMs);
  await payouts.sweep();
  expect(await stateOf(seller)).toMatchObject({ state: 'RESTRICTED' });
  await payouts.visitProvider(seller, 'rejected');
  await expect.poll(() => stateOf(seller)).toEqual({ state: 'RESTRICTED', missing: [] });
});

test('a reminder comes an hour after a sale, after three days, then weekly, until payouts are set up', async () => {
  const users = await createUsers(shop);
  const { seller } = users;
  const reminders = () =>
    shop.models.Notification.countDocuments({ userId: seller.id, kind: 'payout-setup-needed' });
  const after = async (ms: number): Promise<number> => {
    await payouts.pass(ms);
    await payouts.sweep();
    // Notifications are delivered after the write.
    const left = () =>
      shop.models.PayoutAccount.countDocuments({ _id: seller.id, outboxDueAt: { $ne: null } });
    await expect.poll(left).toBe(0);
    return reminders();
  };
  const { id } = await payouts.aSale(users);
  await payouts.payoutOf(seller, id);
  expect(await after(0.9 * hourMs)).toBe(0);
  expect(await after(0.2 * hourMs)).toBe(1);
  expect(await after(2.9 * dayMs)).toBe(1);
  expect(await after(0.2 * dayMs)).toBe(2);
  expect(await after(6.9 * dayMs)).toBe(2);
  expect(await after(0.2 * dayMs)).toBe(3);
  expect(await after(7.1 * dayMs)).toBe(4);
  // Another sale doesn't begin a second series.
  await payouts.payoutOf(seller, (await payouts.aSale(users)).id);
  expect(await after(2 * hourMs)).toBe(4);
  await payouts.setUp(seller);
  expect(await after(30 * dayMs)).toBe(4);
});

test('a seller is reminded of the set-up, and told that it was started, at once', async () => {
  // A clock that stands still makes no notification due for the sweeper.
  let time = Date.now();
  const stopped = await startTestShop({ now: () => time });
  onTestFinished(() => stopped.close());
  const { seller, buyer } = await createUsers(stopped);
  const { Notification, Payout } = stopped.models;
  await buyer.payPart(await seller.addProduct(aProduct()), 'WHOLE');
  const held = { sellerId: seller.id, 'sums.held': { $gt: 0 } };
  await expect.poll(() => Payout.countDocuments(held)).toBe(1);
  time += 1.1 * hourMs;
  await sweepPayouts(stopped, Date.now());
  await seller.graphql('mutation { startPayoutSetup { success } }');
  await allNotified(stopped);
  const told = await Notification.find({ userId: seller.id, kind: /^payout-setup/ }).lean();
  expect(told.map(({ kind }) => kind).toSorted()).toEqual([
    'payout-setup-needed',
    'payout-setup-started',
  ]);
});
