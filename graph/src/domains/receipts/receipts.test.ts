import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aHalfSale } from '@fitness-zone/testkit/payments/instalments.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { Types } from 'mongoose';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrder } from '../orders/create-order.service.ts';

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  const env = { SHOP_NAME: 'Iron & Oak', SHOP_ADDRESS: 'Iron & Oak Ltd; 5 Mill Lane ;York' };
  shop = await startTestShop({ env, now: () => Date.now() + ahead });
});
afterAll(() => shop.close());
beforeEach(() => {
  ahead = 0;
});

type Receipt = { number: string; pdfUrl: string; refunds: unknown[] };

const query = `query ($orderId: ID!) { receipt(orderId: $orderId) {
  orderId number issuedAt shopName shopAddress buyerName sellerName pdfUrl
  items { name amount { amount currency } } payments { paidAt part amount { amount } transactionId }
  refunds { refundedAt amount { amount } }
  paid { amount } refunded { amount } due { amount formatted }
} }`;

const receiptFor = (user: TestUser, orderId: string) =>
  user.graphql<{ receipt: Receipt | null }>(query, { orderId }).map(({ receipt }) => receipt);

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, product, payment, orderId: await orderIdOf(shop, payment.id) };
}

const open = (url: string) => shop.app.inject({ method: 'GET', url });

async function textOf(url: string): Promise<string> {
  const answer = await open(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  return (await extractText(document, { mergePages: true })).text;
}

test('buyer, seller and admins read the same receipt, nobody else', async () => {
  const { buyer, seller, admin, otherBuyer, otherSeller, product, orderId } = await aSale();
  const ofBuyer = await receiptFor(buyer, orderId);
  expect(ofBuyer).toMatchObject({
    orderId,
    number: expect.stringMatching(/^R-\d{6}$/),
    shopName: 'Iron & Oak',
    shopAddress: ['Iron & Oak Ltd', '5 Mill Lane', 'York'],
    buyerName: buyer.name,
    sellerName: seller.name,
    items: [{ name: product.productName, amount: { amount: 120_00, currency: 'USD' } }],
    payments: [{ part: 'WHOLE', amount: { amount: 120_00 } }],
    refunds: [],
    paid: { amount: 120_00 },
    refunded: { amount: 0 },
    due: { amount: 0 },
  });
  const { pdfUrl: _own, ...same } = ofBuyer ?? { pdfUrl: '' };
  for (const user of [seller, admin]) expect(await receiptFor(user, orderId)).toMatchObject(same);
  for (const user of [otherBuyer, otherSeller]) expect(await receiptFor(user, orderId)).toBeNull();
  expect(await receiptFor(buyer, 'nonsense')).toBeNull();
});

test('the PDF says the same, in letters of any alphabet', async () => {
  const users = await createUsers(shop);
  const productName = 'Гребной тренажёр Ωmega';
  const product = await users.seller.addProduct(aProduct({ productName, resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  const receipt = await receiptFor(users.buyer, await orderIdOf(shop, payment.id));
  const text = await textOf(receipt?.pdfUrl ?? '');
  for (const part of [receipt?.number ?? '', 'Iron & Oak', 'York', productName, '$120.00'])
    expect(text).toContain(part);
  expect(text).toContain(users.buyer.name);
  expect(text).not.toContain('Refund');
  expect(text).not.toContain('Still to pay');
});

test.each([
  ['山田太郎の鉄アレイ'],
  ['สมชาย'],
  ['अमित'],
  ['Bench 🏋️'],
  ['مقعد Bench'],
  ['ספסל Bench'],
])(
  'a receipt with "%s", which the PDF can’t show, is a page to print that says so',
  async (productName) => {
    const users = await createUsers(shop);
    const product = await users.seller.addProduct(aProduct({ productName, resalePrice: 120_00 }));
    const payment = await users.buyer.payPart(product, 'WHOLE');
    const receipt = await receiptFor(users.buyer, await orderIdOf(shop, payment.id));
    const page = await open(receipt?.pdfUrl ?? '');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const texts = [
      productName,
      receipt?.number ?? '',
      'Iron &amp; Oak',
      '$120.00',
      'save it as a PDF',
    ];
    for (const text of texts) expect(page.body).toContain(text);
  },
);

test('instalments and refunds are on the receipt, and its number stays', async () => {
  const { buyer, seller, admin, first } = await aHalfSale(shop);
  const orderId = await orderIdOf(shop, first.id);
  const before = await receiptFor(buyer, orderId);
  expect(before).toMatchObject({
    payments: [{ part: 'FIRST_HALF', amount: { amount: 60_01 } }],
    due: { amount: 60_00 },
  });
  expect(await textOf(before?.pdfUrl ?? '')).toContain('Still to pay');
  await admin.refundPayment(first, 'It never came.');
  const after = await receiptFor(seller, orderId);
  expect(after).toMatchObject({
    number: before?.number,
    refunds: [{ refundedAt: expect.any(String), amount: { amount: 60_01 } }],
    refunded: { amount: 60_01 },
    due: { amount: 0 },
  });
  expect(await textOf(after?.pdfUrl ?? '')).toContain('-$60.01');
});

test('an exact refund is on the receipt with the day on which it was agreed', async () => {
  const { buyer, seller, orderId } = await aSale();
  const broken = { reason: 'BROKEN', wish: 'PARTIAL_REFUND', text: 'The belt is torn.' };
  await buyer.reportProblem(orderId, { ...broken, amount: 30_00 });
  await seller.answerProblem(orderId, 'ACCEPT');
  const receipt = await receiptFor(buyer, orderId);
  expect(receipt).toMatchObject({
    refunds: [{ refundedAt: expect.any(String), amount: { amount: 30_00 } }],
    refunded: { amount: 30_00 },
  });
});

test('REST gives amounts in major units and a whole address', async () => {
  const { seller, orderId } = await aSale();
  const receipt = await seller.get<Receipt>(`/orders/${orderId}/receipt`);
  expect(receipt).toMatchObject({
    paid: 120,
    due: 0,
    currency: 'USD',
    payments: [{ part: 'whole' }],
  });
  expect(receipt.pdfUrl).toMatch(new RegExp(`^${shop.config.publicUrl}/receipts/${orderId}`));
});

test('an address of a PDF is good for minutes, one order and whom it was signed for', async () => {
  const { buyer, otherBuyer, admin, orderId } = await aSale();
  const other = await aSale();
  const { pdfUrl = '' } = (await receiptFor(buyer, orderId)) ?? {};
  for (const changed of [
    pdfUrl.replace(orderId, other.orderId),
    pdfUrl.replace(buyer.id, otherBuyer.id),
    pdfUrl.replace(/until=\d+/, `until=${Date.now() + 1e9}`),
  ]) {
    expect(changed).not.toBe(pdfUrl);
    expect((await open(changed)).statusCode).toBe(404);
  }
  ahead = 16 * 60_000;
  expect((await open(pdfUrl)).statusCode).toBe(404);
  ahead = 0;
  await admin.suspendUser(buyer, 'They write rude messages.');
  expect((await open(pdfUrl)).statusCode).toBe(404);
});

test('numbers are consecutive, even with sales at the same time and repeated creations', async () => {
  const sales = await Promise.all(Array.from({ length: 4 }, aSale));
  const ids = sales.map(({ payment }) => new Types.ObjectId(payment.id));
  // Simulates sales right now, each reported by three processes at once.
  await shop.models.Order.deleteMany({ firstPaymentId: { $in: ids } });
  await Promise.all([...ids, ...ids, ...ids].map((id) => createOrder(shop, id)));
  const orders = await shop.models.Order.find({}, { receiptNumber: 1 })
    .sort({ receiptNumber: 1 })
    .lean();
  expect(orders.map(({ receiptNumber }) => receiptNumber)).toEqual(orders.map((_, i) => i + 1));
  expect(await shop.models.Order.countDocuments({ firstPaymentId: { $in: ids } })).toBe(ids.length);
});
