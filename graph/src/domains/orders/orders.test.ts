import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aHalfSale } from '@fitness-zone/testkit/payments/instalments.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder } from './create-order.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const selection = `{
  id state hasOpenProblem disputed productName place price { amount currency }
  buyer { userId name state } seller { userId name state } contact { email }
  payments { id part status } refunds { id } balance { status amount { amount } }
  totals { paid { amount } refunded { amount } refunding { amount } lostInDisputes { amount } kept { amount } due { amount } }
  handOverCode { code triesLeft } timeline { kind at isComing by amount { amount } }
  dueAction viewerActions problems { id }
}`;

// biome-ignore lint/suspicious/noExplicitAny: the answer's shape is that of the selection
const orderOf = async (caller: TestUser, id: string): Promise<any> =>
  (
    await caller.graphql<{ order: unknown }>(`query ($id: ID!) { order(id: $id) ${selection} }`, {
      id,
    })
  ).order;

const orderRecord = ({ id: firstPaymentId }: { id: string }) =>
  shop.models.Order.findOne({ firstPaymentId }).lean().orFail();

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, product, payment, id: (await orderRecord(payment))._id.toHexString() };
}

test('an order shows its seller no payment that isn’t recorded yet', async () => {
  const { buyer, seller, payment, id } = await aSale();
  await shop.models.Payment.updateOne({ _id: payment.id }, { status: 'pending' });
  const query = `query ($id: ID!) { order(id: $id) { id payments { transactionId buyerName } } }`;
  const shown = [];
  for (const caller of [buyer, seller]) shown.push(await caller.graphql(query, { id }));
  expect(shown).toEqual([
    { order: { id, payments: [{ transactionId: expect.any(String), buyerName: buyer.name }] } },
    { order: { id, payments: [] } },
  ]);
});

test('a payment makes one order, which its buyer, its seller and admins see', async () => {
  const { buyer, seller, admin, otherBuyer, otherSeller, product, payment, id } = await aSale();
  expect(await orderOf(buyer, id)).toMatchObject({
    id,
    state: 'PAID',
    hasOpenProblem: false,
    disputed: false,
    productName: product.productName,
    price: { amount: 120_00, currency: 'USD' },
    buyer: { userId: buyer.id, name: buyer.name, state: 'ACTIVE' },
    seller: { userId: seller.id, name: seller.name, state: 'ACTIVE' },
    contact: { email: seller.email },
    payments: [{ id: payment.id, part: 'WHOLE', status: 'PAID' }],
    balance: null,
    totals: { paid: { amount: 120_00 }, kept: { amount: 120_00 }, due: { amount: 0 } },
    handOverCode: { code: expect.stringMatching(/^\d{6}$/), triesLeft: 5 },
  });
  expect(await orderOf(seller, id)).toMatchObject({
    contact: { email: buyer.email },
    handOverCode: { code: null },
  });
  expect(await orderOf(admin, id)).toMatchObject({ contact: null, handOverCode: null });
  for (const stranger of [otherBuyer, otherSeller]) expect(await orderOf(stranger, id)).toBeNull();
});

test('the order of a payment is created once, despite repeats', async () => {
  const { payment } = await aSale();
  const paymentId = new Types.ObjectId(payment.id);
  await Promise.all([createOrder(shop, paymentId), createOrder(shop, paymentId)]);
  expect(await shop.models.Order.countDocuments({ firstPaymentId: payment.id })).toBe(1);
});

test('both instalments belong to one order, and what is paid adds up', async () => {
  const { buyer, product, first } = await aHalfSale(shop);
  const id = (await orderRecord(first))._id.toHexString();
  expect(await orderOf(buyer, id)).toMatchObject({
    state: 'PAID_IN_PART',
    price: { amount: 120_01 },
    totals: { paid: { amount: 60_01 }, kept: { amount: 60_01 }, due: { amount: 60_00 } },
  });
  const balance = await buyer.payPart(product, 'BALANCE');
  expect(await orderOf(buyer, id)).toMatchObject({
    state: 'PAID',
    payments: [{ id: first.id }, { id: balance.id }],
    totals: { paid: { amount: 120_01 }, kept: { amount: 120_01 }, due: { amount: 0 } },
  });
  await expect.poll(async () => (await orderRecord(first)).state).toBe('paid');
});

test('a refund of everything cancels the order', async () => {
  const { admin, buyer, payment, id } = await aSale();
  await admin.refundPayment(payment, 'It never came.');
  expect(await orderOf(buyer, id)).toMatchObject({
    state: 'CANCELLED',
    totals: { paid: { amount: 120_00 }, refunded: { amount: 120_00 }, kept: { amount: 0 } },
    dueAction: null,
    viewerActions: [],
  });
  await expect.poll(async () => (await orderRecord(payment)).state).toBe('cancelled');
});

test('buyer and seller list their own orders, admins find all of them', async () => {
  const { buyer, seller, admin, otherBuyer, payment, id } = await aSale();
  const own = async (caller: TestUser, filter = '') =>
    (
      await caller.graphql<{ orders: { nodes: { id: string }[]; totalCount: number } }>(
        `{ orders${filter} { nodes { id } totalCount } }`,
      )
    ).orders;
  expect(await own(buyer)).toEqual({ nodes: [{ id }], totalCount: 1 });
  expect(await own(seller)).toEqual({ nodes: [{ id }], totalCount: 1 });
  expect(await own(otherBuyer)).toEqual({ nodes: [], totalCount: 0 });
  expect(await own(buyer, '(filter: { state: PAID })')).toMatchObject({ nodes: [{ id }] });
  expect(await own(buyer, '(filter: { state: CLOSED })')).toMatchObject({ nodes: [] });
  const found = async (filter: object) =>
    (
      await admin.graphql<{ adminOrders: { nodes: { id: string }[] } }>(
        'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { nodes { id } } }',
        { filter },
      )
    ).adminOrders.nodes;
  for (const text of [buyer.email, seller.email, payment.transactionId]) {
    expect(await found({ text })).toEqual([{ id }]);
  }
  expect(await found({ buyerId: buyer.id, disputed: false, needsDecision: false })).toEqual([
    { id },
  ]);
  expect(await found({ sellerId: seller.id, hasOpenProblem: true })).toEqual([]);
});

test('REST lists and shows the same orders', async () => {
  const { buyer, seller, admin, otherBuyer, payment, id } = await aSale();
  const shown = { _id: id, state: 'paid', price: 120, paid: 120, kept: 120, currency: 'USD' };
  for (const caller of [buyer, seller]) {
    expect(await caller.get('/orders')).toEqual([expect.objectContaining(shown)]);
  }
  expect(await admin.get(`/adminOrders?q=${payment.transactionId}`)).toEqual([
    expect.objectContaining(shown),
  ]);
  expect(await buyer.get(`/orders/${id}`)).toMatchObject({
    ...shown,
    paymentIds: [payment.id],
    timeline: [{ kind: 'paid', isComing: false, by: 'buyer', amount: 120 }, { kind: 'hand-over' }],
  });
  await otherBuyer.get(`/orders/${id}`).refused(404);
});
