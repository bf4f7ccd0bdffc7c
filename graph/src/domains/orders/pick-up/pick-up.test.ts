import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { localTime } from '@fitness-zone/testkit/users/order-actions.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepOrders } from '../orders.sweeper.ts';

const place = '5 Mill Lane, York';

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  shop = await startTestShop({ now: () => Date.now() + ahead });
});
afterAll(() => shop.close());
beforeEach(() => {
  ahead = 0;
});

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ productName: 'Rower' }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, product, payment, id: await orderIdOf(shop, payment.id) };
}

async function anAgreedSale(days = 3) {
  const sale = await aSale();
  const { proposal } = await sale.seller.proposePickUp(sale, { times: [localTime(days)], place });
  if (!proposal) throw new Error('nothing was proposed');
  const { agreed } = await sale.buyer.acceptPickUp(sale, proposal, proposal.times[0] ?? '');
  if (!agreed) throw new Error('nothing was agreed');
  return { ...sale, proposal, agreed };
}

const fields = `id viewerActions dueAction timeline { kind at isComing } pickUp {
  proposal { id by times timeZone place } agreed { at timeZone place calendarUrl }
}`;

// biome-ignore lint/suspicious/noExplicitAny: the answer's shape is that of the selection
const orderFor = async (user: Pick<TestUser, 'graphql'>, id: string): Promise<any> =>
  (
    await user.graphql<{ order: unknown }>(`query ($id: ID!) { order(id: $id) { ${fields} } }`, {
      id,
    })
  ).order;

/** Resolves when all notifications are delivered. Mails may wait for a clock that another test has moved. */
async function allTold(): Promise<void> {
  const waiting = () => shop.models.Order.exists({ outboxDueAt: { $gt: new Date(0) } });
  await expect.poll(waiting).toBeNull();
}

const notificationsOf = async ({ id: userId }: TestUser) => {
  await allTold();
  const found = await shop.models.Notification.find({ userId, kind: /^pick-up/ })
    .sort({ _id: 1 })
    .lean();
  return found.map(({ kind, message }) => ({ kind, message }));
};

const open = (url: string) => shop.app.inject({ method: 'GET', url });

test('one side proposes times at a place, the other one accepts, and both see it', async () => {
  const { buyer, seller, id } = await aSale();
  expect(await orderFor(buyer, id)).toMatchObject({ pickUp: null, dueAction: 'PROPOSE_PICK_UP' });
  const times = [localTime(4), localTime(2), localTime(3)];
  const { proposal } = await buyer.proposePickUp({ id }, { times, place });
  expect(proposal).toMatchObject({
    by: 'BUYER',
    place,
    timeZone: 'UTC',
    times: [2, 3, 4].map((days) => `${localTime(days)}:00.000Z`),
  });
  expect(await orderFor(buyer, id)).toMatchObject({ dueAction: null });
  const seen = await orderFor(seller, id);
  expect(seen).toMatchObject({
    pickUp: { proposal: { id: proposal?.id, by: 'BUYER', place }, agreed: null },
    dueAction: 'ACCEPT_PICK_UP',
  });
  const time = seen.pickUp.proposal.times[1];
  const answer = await seller.acceptPickUp({ id }, seen.pickUp.proposal, time);
  expect(answer).toMatchObject({ proposal: null, agreed: { at: time, place, timeZone: 'UTC' } });
  const agreed = await orderFor(buyer, id);
  expect(agreed.pickUp).toMatchObject({ proposal: null, agreed: { at: time, place } });
  expect(agreed.timeline).toContainEqual({ kind: 'HAND_OVER', at: time, isComing: true });
  expect(await notificationsOf(seller)).toEqual([
    { kind: 'pick-up-proposed', message: 'The buyer proposed times for the pick-up of Rower.' },
  ]);
  expect(await notificationsOf(buyer)).toMatchObject([
    {
      kind: 'pick-up-agreed',
      message: expect.stringMatching(/^The seller accepted a time for the pick-up of Rower: /),
    },
  ]);
});

test('times are those of the place, across its summer time', async () => {
  ahead = Date.parse('2027-03-20T12:00:00Z') - Date.now();
  const { buyer, id } = await aSale();
  const times = ['2027-03-27T18:00', '2027-03-28T18:00'];
  const { proposal } = await buyer.proposePickUp({ id }, { times, timeZone: 'europe/berlin' });
  expect(proposal).toMatchObject({
    timeZone: 'Europe/Berlin',
    times: ['2027-03-27T17:00:00.000Z', '2027-03-28T16:00:00.000Z'],
  });
  const zone = { timeZone: 'Europe/Berlin' };
  await buyer.proposePickUp({ id }, { ...zone, times: ['2027-03-28T02:30'] }).refused('invalid');
});

test.each([
  ['a day that does not exist', { times: ['2027-02-30T10:00'] }],
  ['a time that has passed', { times: [localTime(-1)] }],
  ['a time too far ahead', { times: [localTime(61)] }],
  ['the same time twice', { times: [localTime(2), localTime(2)] }],
  ['four times', { times: [1, 2, 3, 4].map((days) => localTime(days)) }],
  ['no time', { times: [] }],
  ['something else', { times: ['tomorrow'] }],
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
  ['no place', { place: '  ' }],
])('%s is refused', async (_what, input) => {
  const { buyer, id } = await aSale();
  await buyer.proposePickUp({ id }, input).refused('invalid');
  expect(await orderFor(buyer, id)).toMatchObject({ pickUp: null });
});

test('an agreement stands until another proposal is accepted', async () => {
  const { buyer, seller, id, agreed } = await anAgreedSale();
  const { proposal } = await buyer.proposePickUp({ id }, { times: [localTime(5)], place: 'Depot' });
  expect((await orderFor(seller, id)).pickUp).toMatchObject({
    proposal: { place: 'Depot' },
    agreed: { at: agreed.at, place },
  });
  if (!proposal) throw new Error('nothing was proposed');
  const changed = await seller.acceptPickUp({ id }, proposal, proposal.times[0] ?? '');
  expect(changed).toMatchObject({ proposal: null, agreed: { place: 'Depot' } });
});

test('a side can’t replace a proposal that it hasn’t seen', async () => {
  const { buyer, seller, id } = await aSale();
  const { proposal } = await seller.proposePickUp({ id }, { place });
  const other = { times: [localTime(6)], place: 'Depot' };
  await buyer.proposePickUp({ id }, other).refused('conflict');
  const answered = { ...other, answeredProposalId: proposal?.id ?? '' };
  expect(await buyer.proposePickUp({ id }, answered)).toMatchObject({
    proposal: { by: 'BUYER', place: 'Depot' },
  });
  // This replaces their own proposal, and the seller's can no longer be accepted.
  await buyer.proposePickUp({ id }, { ...other, place: 'Dock' });
  await buyer
    .acceptPickUp({ id }, proposal ?? { id: '' }, proposal?.times[0] ?? '')
    .refused('conflict');
});

test('accepting and proposing others at once have one outcome', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { buyer, seller, id } = await aSale();
    const { proposal } = await seller.proposePickUp({ id }, { place });
    if (!proposal) throw new Error('nothing was proposed');
    const [accepted, replaced] = await Promise.all([
      buyer.acceptPickUp({ id }, proposal, proposal.times[0] ?? '').settled(),
      seller.proposePickUp({ id }, { times: [localTime(9)], place: 'Depot' }).settled(),
    ]);
    expect(replaced.refusal).toBeNull();
    const { pickUp } = await orderFor(seller, id);
    expect(pickUp.proposal).toMatchObject({ place: 'Depot' });
    expect(pickUp.agreed?.place ?? null).toBe(accepted.refusal === null ? place : null);
  }
});

test('a repeat changes nothing and notifies nobody again', async () => {
  const { buyer, seller, id, proposal, agreed } = await anAgreedSale();
  const before = await shop.models.Order.findById(id).lean();
  const again = await buyer.acceptPickUp({ id }, proposal, agreed.at);
  expect(again.agreed).toMatchObject({ at: agreed.at });
  const times = [localTime(7)];
  await seller.proposePickUp({ id }, { times, place });
  await seller.proposePickUp({ id }, { times, place });
  const after = await shop.models.Order.findById(id).lean();
  expect(after?.pickUp?.sequence).toBe(before?.pickUp?.sequence);
  expect(
    (await notificationsOf(buyer)).filter(({ kind }) => kind === 'pick-up-proposed'),
  ).toHaveLength(2);
});

test('a side can’t accept its own proposal, a time that wasn’t proposed or one that has passed', async () => {
  const { buyer, seller, otherBuyer, admin, id } = await aSale();
  const { proposal } = await seller.proposePickUp({ id }, { times: [localTime(1)], place });
  if (!proposal) throw new Error('nothing was proposed');
  const [time = ''] = proposal.times;
  await seller.acceptPickUp({ id }, proposal, time).refused('conflict');
  await buyer.acceptPickUp({ id }, proposal, `${localTime(2)}:00Z`).refused('conflict');
  await otherBuyer.acceptPickUp({ id }, proposal, time).refused('not-found');
  await admin.acceptPickUp({ id }, proposal, time).refused('forbidden');
  ahead = 2 * dayMs;
  await buyer.acceptPickUp({ id }, proposal, time).refused('conflict');
  expect((await orderFor(buyer, id)).viewerActions).not.toContain('ACCEPT_PICK_UP');
});

test('once the product was received there is nothing to arrange', async () => {
  const { buyer, seller, payment, id } = await aSale();
  const { proposal } = await seller.proposePickUp({ id }, { place });
  await buyer.confirmReceiptOf(payment);
  await shop.models.Order.updateOne({ _id: id }, { state: 'confirmed', confirmedAt: new Date() });
  const order = await orderFor(buyer, id);
  expect(order.pickUp).toMatchObject({ proposal: null });
  await buyer
    .acceptPickUp({ id }, proposal ?? { id: '' }, proposal?.times[0] ?? '')
    .refused('conflict');
  await seller.proposePickUp({ id }, { place: 'Depot' }).refused('not-available');
});

test('a suspended account gets no proposals', async () => {
  const { buyer, seller, admin, id } = await aSale();
  await admin.suspendUser(seller, 'They write rude messages.');
  await buyer.proposePickUp({ id }, { place }).refused('not-available');
});

test('both are reminded a day before, once, and not after an outage that was too long', async () => {
  const { buyer, seller, id } = await anAgreedSale();
  const kindsOf = async (user: TestUser) => (await notificationsOf(user)).map(({ kind }) => kind);
  const kinds = async (user: TestUser) =>
    (await kindsOf(user)).filter((kind) => kind === 'pick-up-reminder');
  ahead = 1.9 * dayMs;
  await sweepOrders(shop);
  expect(await kinds(seller)).toEqual([]);
  ahead = 2.1 * dayMs;
  await Promise.all([sweepOrders(shop), sweepOrders(shop)]);
  await sweepOrders(shop);
  expect(await kinds(seller)).toEqual(['pick-up-reminder']);
  expect(await kinds(buyer)).toEqual(['pick-up-reminder']);
  const { pickUp } = await orderFor(buyer, id);
  expect(pickUp.agreed.place).toBe(place);
  ahead = 0;
  const late = await anAgreedSale();
  ahead = 4 * dayMs;
  await sweepOrders(shop);
  expect(await kinds(late.seller)).toEqual([]);
});

test('an agreement less than a day ahead causes no reminder', async () => {
  const { seller } = await anAgreedSale(0.5);
  ahead = 0.1 * dayMs;
  await sweepOrders(shop);
  expect(await notificationsOf(seller)).toMatchObject([{ kind: 'pick-up-agreed' }]);
});

test('the calendar file says when and where, to the two alone', async () => {
  const { buyer, seller, admin, id, agreed } = await anAgreedSale();
  const ofSeller = (await orderFor(seller, id)).pickUp.agreed.calendarUrl;
  const answer = await open(ofSeller);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  const start = agreed.at.replaceAll(/[-:]|\.000/g, '');
  for (const line of [
    `DTSTART:${start}`,
    'LOCATION:5 Mill Lane\\, York',
    'SUMMARY:Hand over Rower',
  ])
    expect(answer.body).toContain(line);
  expect((await open(agreed.calendarUrl)).body).toContain('SUMMARY:Pick up Rower');
  const { proposal } = await buyer.proposePickUp({ id }, { times: [localTime(5)], place: 'Depot' });
  await seller.acceptPickUp({ id }, proposal ?? { id: '' }, proposal?.times[0] ?? '');
  const changed = (await open(ofSeller)).body;
  expect(changed).toContain('SEQUENCE:2');
  expect(/UID:.*/.exec(changed)?.[0]).toBe(/UID:.*/.exec(answer.body)?.[0]);
  expect((await open(ofSeller.replace(seller.id, admin.id))).statusCode).toBe(404);
  ahead = 16 * 60_000;
  expect((await open(ofSeller)).statusCode).toBe(404);
});

test('only the two sides read the place: not admins, and in no list, download, log, mail or live change', async () => {
  const { buyer, seller, admin, otherBuyer, otherSeller, id } = await anAgreedSale();
  const own = await orderFor(admin, id);
  expect(own.pickUp.agreed).toMatchObject({ place: null, calendarUrl: null });
  const answers = await Promise.all([
    orderFor(otherBuyer, id),
    orderFor(otherSeller, id),
    admin.get(`/orders/${id}`),
    admin.get('/adminOrders'),
    admin.get('/auditLog'),
    ...[admin, otherBuyer, otherSeller].map((user) => user.get('/personalData')),
  ]);
  expect(JSON.stringify([own, ...answers])).not.toContain('Mill Lane');
  await allTold();
  const notifications = await shop.models.Notification.find({}, { message: 1 }).lean();
  expect(JSON.stringify(notifications)).not.toContain('Mill Lane');
  for (const user of [buyer, seller]) {
    expect(await user.get(`/orders/${id}`)).toMatchObject({ pickUp: { agreed: { place } } });
  }
});

test('an account downloads the places that it proposed, not those of the other side', async () => {
  const { buyer, seller, id } = await anAgreedSale();
  const downloaded = async (user: TestUser) => JSON.stringify(await user.get('/personalData'));
  expect(await downloaded(seller)).toContain(place);
  expect(await downloaded(buyer)).not.toContain('Mill Lane');
  await buyer.proposePickUp({ id }, { times: [localTime(5)], place: 'Depot' });
  expect(await downloaded(buyer)).toContain('Depot');
});

test('the place is hidden 30 days after the order has closed, and erased', async () => {
  const { buyer, seller, id } = await anAgreedSale();
  const url = (await orderFor(buyer, id)).pickUp.agreed.calendarUrl;
  await shop.models.Order.updateOne(
    { _id: id },
    { state: 'confirmed', confirmedAt: new Date(), checkAt: new Date(), handOverProof: 'buyer' },
  );
  await sweepOrders(shop);
  ahead = 59 * dayMs;
  await sweepOrders(shop);
  expect((await orderFor(seller, id)).pickUp.agreed).toMatchObject({ place });
  ahead = 61 * dayMs;
  // The place is hidden at once; the late sweeper makes no difference.
  expect((await orderFor(seller, id)).pickUp.agreed).toMatchObject({ place: null });
  expect((await open(url)).statusCode).toBe(404);
  await sweepOrders(shop);
  expect(JSON.stringify(await shop.models.Order.findById(id).lean())).not.toContain('Mill Lane');
  expect((await orderFor(seller, id)).pickUp.agreed).toMatchObject({ place: null });
});

test('the place goes with the account of either side', async () => {
  const { seller, buyer, admin, id, payment } = await anAgreedSale();
  await admin.refundPayment(payment, 'It never came.');
  await admin.deleteUser(seller);
  expect(JSON.stringify(await shop.models.Order.findById(id).lean())).not.toContain('Mill Lane');
  expect((await orderFor(buyer, id)).pickUp.agreed).toMatchObject({ place: null });
});

test('accepting one’s own times says why not, and nobody answers times that were accepted meanwhile', async () => {
  const { buyer, seller, id } = await aSale();
  const { proposal } = await buyer.proposePickUp({ id });
  if (!proposal) throw new Error('nothing was proposed');
  const time = proposal.times[0] ?? '';
  const own = await buyer.acceptPickUp({ id }, proposal, time).settled();
  expect(own.transcript).toContain('You proposed these times yourself');
  await seller.acceptPickUp({ id }, proposal, time);
  const late = await seller.proposePickUp({ id }, { answeredProposalId: proposal.id }).settled();
  expect(late.transcript).toContain('These times were accepted meanwhile');
});
