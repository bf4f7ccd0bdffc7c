import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf, pickUpTimesOf } from '@fitness-zone/testkit/users/orders.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepOrders } from '../../orders.sweeper.ts';
import { expectRemoval, sweepPlans } from './remove-plan.service.ts';

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

async function anOfferedSale() {
  const sale = await aSale();
  await sale.seller.savePickUpPlan({ place });
  return { ...sale, times: await pickUpTimesOf(shop, sale.id) };
}

const fields = `id viewerActions dueAction timeline { kind by isComing }
  pickUpTimes { place timeZone times } pickUp { agreed { at timeZone place calendarUrl } proposal { id } }`;

// biome-ignore lint/suspicious/noExplicitAny: the answer's shape is that of the selection
const orderFor = async (user: Pick<TestUser, 'graphql'>, id: string): Promise<any> =>
  (
    await user.graphql<{ order: unknown }>(`query ($id: ID!) { order(id: $id) { ${fields} } }`, {
      id,
    })
  ).order;

async function toldOf({ id: userId }: TestUser): Promise<string[]> {
  const waiting = () => shop.models.Order.exists({ outboxDueAt: { $gt: new Date(0) } });
  await expect.poll(waiting).toBeNull();
  const found = await shop.models.Notification.find({ userId, kind: /^pick-up/ })
    .sort({ _id: 1 })
    .lean();
  return found.map(({ kind }) => kind);
}

test('a buyer chooses a time in the seller’s windows, which is the appointment', async () => {
  const { buyer, seller, id } = await aSale();
  await seller.savePickUpPlan({ place });
  expect(await toldOf(buyer)).toEqual(['pick-up-proposed']);
  const seen = await orderFor(buyer, id);
  expect(seen).toMatchObject({
    dueAction: 'CHOOSE_PICK_UP_TIME',
    pickUp: null,
    pickUpTimes: { place, timeZone: 'UTC' },
  });
  expect(await orderFor(seller, id)).toMatchObject({ dueAction: null, pickUpTimes: { place } });
  const [first, second] = seen.pickUpTimes.times;
  await buyer.choosePickUpTime({ id }, first);
  expect(await orderFor(buyer, id)).toMatchObject({
    dueAction: null,
    pickUp: { agreed: { at: first, timeZone: 'UTC', place }, proposal: null },
  });
  // Chooses the same time again, then another one.
  await buyer.choosePickUpTime({ id }, first);
  await buyer.choosePickUpTime({ id }, second);
  expect((await orderFor(seller, id)).pickUp.agreed.at).toBe(second);
  expect(await toldOf(seller)).toEqual(['pick-up-agreed', 'pick-up-agreed']);
});

test('windows for a product come before those for all; without any, both sides propose', async () => {
  const { buyer, seller, product, id } = await anOfferedSale();
  const plans = await seller.savePickUpPlan({ productId: product.id, place: 'Depot' });
  expect(plans.map((plan) => plan.product?.id ?? null)).toEqual([null, product.id]);
  expect((await orderFor(buyer, id)).pickUpTimes.place).toBe('Depot');
  for (const plan of plans) await seller.deletePickUpPlan(plan);
  expect(await orderFor(buyer, id)).toMatchObject({
    pickUpTimes: null,
    dueAction: 'PROPOSE_PICK_UP',
  });
  expect(await orderFor(seller, id)).toMatchObject({ dueAction: 'PROPOSE_PICK_UP' });
  expect(await shop.models.PickUpPlan.countDocuments({ sellerId: seller.id })).toBe(0);
});

test('a buyer can’t choose a time that isn’t offered, or while the seller proposes others', async () => {
  const { buyer, otherBuyer, seller, id, times } = await anOfferedSale();
  const [time = ''] = times;
  await buyer
    .choosePickUpTime({ id }, new Date(Date.parse(time) + 60_000).toISOString())
    .refused('conflict');
  await seller.choosePickUpTime({ id }, time).refused('forbidden');
  await otherBuyer.choosePickUpTime({ id }, time).refused('not-found');
  await seller.proposePickUp({ id });
  expect(await orderFor(buyer, id)).toMatchObject({
    pickUpTimes: null,
    dueAction: 'ACCEPT_PICK_UP',
  });
  await buyer.choosePickUpTime({ id }, time).refused('conflict');
});

test('single windows that have passed leave the pick-up to both sides', async () => {
  const { buyer, seller, id } = await aSale();
  const date = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  await seller.savePickUpPlan({ windows: [{ date, from: '10:00', to: '12:00' }] });
  expect((await orderFor(buyer, id)).dueAction).toBe('CHOOSE_PICK_UP_TIME');
  ahead = 3 * dayMs;
  await sweepOrders(shop);
  expect(await shop.models.Order.findById(id).lean()).toMatchObject({ waitsForSeller: true });
  expect(await orderFor(buyer, id)).toMatchObject({
    pickUpTimes: null,
    dueAction: 'PROPOSE_PICK_UP',
  });
});

test('only the two sides read the place: not admins, other people, other sellers or a mail', async () => {
  const { buyer, seller, admin, otherBuyer, otherSeller, id, times } = await anOfferedSale();
  await buyer.choosePickUpTime({ id }, times[0] ?? '');
  await toldOf(seller);
  const plansOf = `query ($id: ID!) { seller(userId: $id) { pickUpPlans { place } } }`;
  const answers = await Promise.all([
    orderFor(admin, id),
    orderFor(otherSeller, id),
    ...[admin, otherBuyer, otherSeller, buyer].map((user) =>
      user.graphql(plansOf, { id: seller.id }),
    ),
    admin.get(`/orders/${id}`),
    ...[admin, otherBuyer, buyer].map((user) => user.get('/personalData')),
    shop.models.Notification.find({}).lean(),
  ]);
  expect(JSON.stringify(answers)).not.toContain('Mill Lane');
  expect(JSON.stringify(await seller.get('/personalData'))).toContain(place);
  expect(await buyer.get(`/orders/${id}`)).toMatchObject({ pickUp: { agreed: { place } } });
});

test('removing a plan erases its place in orders that are over, not in an appointment to come', async () => {
  const { buyer, seller, id, payment, times } = await anOfferedSale();
  await buyer.choosePickUpTime({ id }, times[0] ?? '');
  const [plan] = await seller.savePickUpPlan({ place });
  await seller.deletePickUpPlan(plan ?? { id: '' });
  expect((await orderFor(buyer, id)).pickUp.agreed.place).toBe(place);
  await seller.deletePickUpPlan(plan ?? { id: '' }).refused('not-found');
  const [other] = await seller.savePickUpPlan({ place });
  await buyer.choosePickUpTime({ id }, times[1] ?? '');
  await buyer.confirmReceiptOf(payment);
  await seller.deletePickUpPlan(other ?? { id: '' });
  expect((await orderFor(buyer, id)).pickUp.agreed.place).toBeNull();
});

test('the plan of a product is erased with the listing, 30 days after its order, and with the account', async () => {
  const { seller, product, payment, buyer, admin, id } = await aSale();
  const { id: freeId } = await seller.addProduct(aProduct());
  await seller.savePickUpPlan({ productId: freeId });
  await seller.deleteProduct({ id: freeId });
  await seller.savePickUpPlan({ productId: product.id });
  await seller.savePickUpPlan({});
  const count = () => shop.models.PickUpPlan.countDocuments({ sellerId: seller.id });
  expect(await count()).toBe(2);
  await buyer.confirmReceiptOf(payment);
  ahead = 31 * dayMs;
  await sweepOrders(shop);
  expect(await count()).toBe(2);
  ahead = 61 * dayMs;
  await sweepOrders(shop);
  expect(await count()).toBe(1);
  expect(await orderFor(buyer, id)).toMatchObject({ pickUpTimes: null });
  ahead = 0;
  await admin.deleteUser(seller);
  expect(await count()).toBe(0);
});

test('“I’m here” tells the other side once a day, when they are about to meet', async () => {
  const { buyer, seller, id, times } = await anOfferedSale();
  await buyer.announceArrival({ id }).refused('conflict');
  const [time = ''] = times;
  await buyer.choosePickUpTime({ id }, time);
  await buyer.announceArrival({ id }).refused('conflict');
  ahead = Date.parse(time) - Date.now() - hourMs;
  expect((await orderFor(seller, id)).viewerActions).toContain('ANNOUNCE_ARRIVAL');
  await buyer.announceArrival({ id });
  await buyer.announceArrival({ id });
  expect((await orderFor(buyer, id)).viewerActions).not.toContain('ANNOUNCE_ARRIVAL');
  expect((await toldOf(seller)).filter((kind) => kind === 'pick-up-arrived')).toHaveLength(1);
  expect((await orderFor(seller, id)).timeline).toContainEqual({
    kind: 'ARRIVED',
    by: 'BUYER',
    isComing: false,
  });
});

test('orders follow a plan whose process was killed, and tell the buyer once', async () => {
  const { buyer, seller, id } = await anOfferedSale();
  await shop.models.PickUpPlan.updateOne({ sellerId: seller.id }, { dueAt: new Date() });
  await shop.models.Order.updateOne(
    { _id: id },
    { $unset: { planVersion: 1, offeredTimesAt: 1 }, waitsForSeller: true },
  );
  await Promise.all([sweepPlans(shop), sweepPlans(shop)]);
  expect(
    await shop.models.PickUpPlan.exists({ sellerId: seller.id, dueAt: { $ne: null } }),
  ).toBeNull();
  expect(await toldOf(buyer)).toHaveLength(2);
  await sweepPlans(shop);
  expect(await toldOf(buyer)).toHaveLength(2);
});

test('times that a buyer could choose from the start are no news; those after a plan without any are', async () => {
  const { seller, buyer } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  await seller.savePickUpPlan({ place });
  await buyer.payPart(product, 'WHOLE');
  const offered = { productId: product.id, offeredTimesAt: { $ne: null } };
  await expect.poll(() => shop.models.Order.exists(offered)).not.toBeNull();
  await seller.savePickUpPlan({ place: 'Depot' });
  expect(await toldOf(buyer)).toEqual([]);
  const late = await aSale();
  const day = Math.ceil(Date.now() / dayMs) * dayMs;
  ahead = day + 11 * hourMs - Date.now();
  const date = new Date(day).toISOString().slice(0, 10);
  await late.seller.savePickUpPlan({ windows: [{ date, from: '10:00', to: '11:30' }] });
  expect(await toldOf(late.buyer)).toEqual([]);
  for (const where of [place, 'Depot']) await late.seller.savePickUpPlan({ place: where });
  expect(await toldOf(late.buyer)).toEqual(['pick-up-proposed']);
});

test('orders follow a plan that another process saves within the same second', async () => {
  const { seller, product, id } = await anOfferedSale();
  const version = Types.ObjectId.createFromTime(Date.now() / 1000 + 60);
  await shop.models.PickUpPlan.updateOne({ sellerId: seller.id }, { version });
  await shop.models.Order.updateOne({ _id: id }, { planVersion: version });
  for (const plan of [{ place: 'Depot' }, { place, productId: product.id }]) {
    await seller.savePickUpPlan(plan);
    const saved = await shop.models.PickUpPlan.findOne({ sellerId: seller.id, place: plan.place });
    const order = await shop.models.Order.findById(id).lean();
    expect(order?.planVersion).toEqual(saved?.version);
  }
});

test('neither a plan nor an order that fails holds up others', async () => {
  const [failing, other] = [await anOfferedSale(), await anOfferedSale()];
  const { Order, PickUpPlan } = shop.models;
  await PickUpPlan.updateOne({ sellerId: failing.seller.id }, { timeZone: 'Mars/Olympus' });
  const past = new Date(Date.now() - hourMs);
  for (const { id, seller } of [failing, other]) {
    await PickUpPlan.updateOne({ sellerId: seller.id }, { dueAt: past });
    await Order.updateOne(
      { _id: id },
      { $unset: { planVersion: 1, offeredTimesAt: 1 }, checkAt: past, waitsForSeller: true },
    );
  }
  await sweepOrders(shop);
  const [broken, settled] = await Promise.all(
    [failing, other].map(({ id }) => Order.findById(id).orFail().lean()),
  );
  expect(broken?.checkAt?.getTime()).toBeGreaterThan(Date.now());
  expect(settled?.waitsForSeller).toBe(false);
  await sweepPlans(shop);
  expect(await toldOf(other.buyer)).toHaveLength(2);
  const dueAt = async ({ seller }: { seller: TestUser }) =>
    (await PickUpPlan.findOne({ sellerId: seller.id }).lean())?.dueAt;
  expect((await dueAt(failing))?.getTime()).toBeGreaterThan(Date.now());
  expect(await dueAt(other)).toBeUndefined();
  for (const told of ['an order could not be settled yet', 'a pick-up plan was not applied yet']) {
    expect(shop.logs.join('')).toContain(told);
  }
  await PickUpPlan.deleteOne({ sellerId: failing.seller.id });
});

test('a plan goes with its listing, though the process was killed between the two', async () => {
  const { seller, product } = await aSale();
  const { id } = await seller.addProduct(aProduct());
  for (const productId of [id, product.id]) await seller.savePickUpPlan({ productId });
  const listing = await shop.models.Product.findById(id).orFail().lean();
  await expectRemoval(shop, listing);
  await expectRemoval(shop, await shop.models.Product.findById(product.id).orFail().lean());
  await shop.models.Product.updateOne({ _id: id }, { inStock: 'removed' });
  const plans = () => shop.models.PickUpPlan.find({ sellerId: seller.id }).lean();
  await sweepPlans(shop);
  expect(await plans()).toHaveLength(2);
  ahead = 2 * 60_000;
  await sweepPlans(shop);
  const left = await plans();
  expect(left.map(({ productId, dueAt }) => [String(productId), dueAt])).toEqual([
    [product.id, undefined],
  ]);
});

test('a seller has a few plans at most, of own products', async () => {
  const { seller, otherSeller, product } = await aSale();
  await otherSeller.savePickUpPlan({ productId: product.id }).refused('forbidden');
  await seller.savePickUpPlan({ windows: [] }).refused('invalid');
  await seller.savePickUpPlan({ place: '  ' }).refused('invalid');
  await seller
    .savePickUpPlan({ windows: [{ weekday: 'MONDAY', from: '18:00', to: '17:00' }] })
    .refused('invalid');
});
