import { advertisedForMs } from '@fitness-zone/contract/catalog/advertising.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepOrders } from '../domains/orders/orders.sweeper.ts';
import { migrate } from './migrate.ts';

// Each migration with records of earlier releases.

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.connection.collection('migrations').deleteMany({}));

/** The next start, on a database without migrations. */
const migrateAll = async (from: Parameters<typeof migrate>[0] = shop) => {
  await shop.database.connection.collection('migrations').deleteMany({});
  await migrate(from);
};

test('advertisements without an end get thirty days, and those of what is no longer for sale end', async () => {
  const { seller, buyer } = await createUsers(shop);
  const { Product } = shop.models;
  const [bench, sold, running] = [
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
  ];
  await seller.advertiseProduct(running);
  await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
  await Product.updateMany({ _id: { $in: [bench.id, sold.id] } }, { advertisement: true });
  const untilOf = async ({ id }: { id: string }) =>
    (await Product.findById(id).lean())?.advertisedUntil?.getTime();
  const [until, before] = [await untilOf(running), Date.now()];
  await migrateAll();
  expect(await untilOf(bench)).toBeGreaterThanOrEqual(before + advertisedForMs);
  expect(await untilOf(running)).toBe(until);
  expect((await Product.findById(sold.id).lean())?.advertisement).toBe(false);
});

test('categories from before all their products were counted get both counts', async () => {
  const { seller } = await createUsers(shop);
  const { category } = await seller.addProduct(aProduct());
  await shop.models.Category.updateOne({ _id: category.id }, { $unset: { productCount: 1 } });
  await migrateAll();
  const counts = await shop.models.Category.findById(category.id).lean();
  const productCount = await shop.models.Product.countDocuments({ categoryId: category.id });
  expect(counts?.productCount).toBe(productCount);
});

test('a payment without a currency gets the one of the provider, or the configured one if it is unknown there', async () => {
  const { Payment } = shop.models;
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const known = await buyer.confirmPayment(bench);
  await buyer.recordPayment(known, bench);
  const recordOf = (transactionId: string) => Payment.findOne({ transactionId }).lean();
  const { _id, ...record } = (await recordOf(known)) ?? {};
  await Payment.collection.insertOne({ ...record, transactionId: 'pi_unknown', attempt: 99 });
  const transactionId = { $in: [known, 'pi_unknown'] };
  await Payment.updateMany({ transactionId }, { $unset: { currency: 1 } });
  await migrateAll({ ...shop, config: { ...shop.config, currency: 'EUR' } });
  expect((await recordOf(known))?.currency).toBe('usd');
  expect((await recordOf('pi_unknown'))?.currency).toBe('eur');
  expect(shop.logs.join()).toContain('the currency of a payment is a guess');
});

test('a migration that fails stops the start by its name, and the next start goes on with it', async () => {
  const { Payment } = shop.models;
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const transactionId = await buyer.confirmPayment(bench);
  await Payment.updateOne({ transactionId }, { $unset: { currency: 1 } });
  const stripe = { paymentIntents: { retrieve: () => Promise.reject(new Error('no answer')) } };
  const cards = { ...shop.cards, stripe: stripe as unknown as typeof shop.cards.stripe };
  await expect(migrateAll({ ...shop, cards })).rejects.toThrow(
    /2026-11-25-payment-currencies.*no answer/s,
  );
  await migrate(shop);
  expect((await Payment.findOne({ transactionId }).lean())?.currency).toBe('usd');
});

test('reported messages are open reports with the words of the reporter, once', async () => {
  const earlier = shop.database.connection.collection('reports');
  const aReport = (reason: string) => ({
    _id: new Types.ObjectId(),
    messageId: new Types.ObjectId(),
    threadId: new Types.ObjectId(),
    reporterId: new Types.ObjectId(),
    reason,
    createdAt: new Date('2026-11-20T10:00:00Z'),
  });
  const [one, other] = [aReport('Rude.'), aReport('Asks for money.')];
  await earlier.insertMany([one, other]);
  await migrateAll();
  // A process was killed before it removed what it had moved.
  await earlier.insertOne(one);
  await migrateAll();
  const reports = await shop.models.Report.find().sort({ _id: 1 }).lean();
  expect(reports).toEqual(
    [one, other].map(({ _id, messageId, threadId, reporterId, reason, createdAt }) => ({
      _id,
      kind: 'message',
      targetId: messageId,
      threadId,
      reporterId,
      createdAt,
      reason: 'other',
      note: reason,
      isOpen: true,
    })),
  );
  expect(await earlier.countDocuments()).toBe(0);
});

test('reports get the account that they are about, unless what was reported is gone', async () => {
  const { Report } = shop.models;
  await Report.deleteMany();
  const { buyer, seller, otherSeller } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  const question = await buyer.askSeller(product, 'Does it fold?');
  const answer = await seller.sendMessage(question.thread, 'It does.');
  await buyer.reportMessage(answer, 'It is rude.');
  await buyer.reportProduct(product);
  await buyer.reportUser(otherSeller);
  const gone = new Types.ObjectId();
  const filed = {
    reporterId: new Types.ObjectId(),
    reason: 'other',
    createdAt: new Date(),
  } as const;
  await Report.create({ ...filed, kind: 'product', targetId: gone });
  await Report.updateMany({}, { $unset: { subjectId: 1 } });
  await migrateAll();
  const reports = await Report.collection.find().toArray();
  expect(new Map(reports.map(({ targetId, subjectId }) => [`${targetId}`, subjectId]))).toEqual(
    new Map([
      [answer.id, new Types.ObjectId(seller.id)],
      [product.id, new Types.ObjectId(seller.id)],
      [otherSeller.id, new Types.ObjectId(otherSeller.id)],
      [`${gone}`, undefined],
    ]),
  );
});

test('more records than a batch are migrated', async () => {
  const { Report } = shop.models;
  const targetId = new Types.ObjectId();
  await Report.insertMany(
    Array.from({ length: 1201 }, () => ({
      kind: 'user',
      targetId,
      reporterId: new Types.ObjectId(),
      reason: 'other',
      createdAt: new Date(),
    })),
  );
  await migrateAll();
  expect(await Report.countDocuments({ subjectId: targetId })).toBe(1201);
});

/** An account as it was seeded under a fixed uid, with a token of it. */
async function seededBefore(mailbox: string) {
  const uid = `first-${mailbox}`;
  const email = `${mailbox}@fitness.zone`;
  const user = await createUser(shop, { email, role: 'admin' });
  await shop.identity.remove(user.uid);
  await shop.models.User.updateOne({ _id: user.id }, { uid });
  await shop.identity.create({ uid, email, emailVerified: true, displayName: user.name });
  return { ...user, uid };
}

const uidOf = async ({ id }: { id: string }) => (await shop.models.User.findById(id).lean())?.uid;

test('accounts seeded under fixed uids get random ones, and their tokens end', async () => {
  const admin = await seededBefore('admin');
  const other = await createUser(shop);
  await migrateAll();
  const uid = await uidOf(admin);
  expect(uid).toMatch(/^[0-9a-f-]{36}$/);
  expect(shop.identity.peek(admin.uid)).toBeUndefined();
  expect(shop.identity.peek(uid ?? '')).toMatchObject({
    email: admin.email,
    emailVerified: true,
    displayName: admin.name,
    providers: ['password'],
  });
  await admin.get('/personalData').refused(401);
  expect(await uidOf(other)).toBe(other.uid);
  await other.get('/personalData');
});

test('a replacement of uids that was cut short is finished', async () => {
  const seller = await seededBefore('seller');
  await shop.models.User.updateOne({ _id: seller.id }, { uid: 'random' });
  await migrateAll();
  expect(await uidOf(seller)).toBe('random');
  expect(shop.identity.peek(seller.uid)).toBeUndefined();
  expect(shop.identity.peek('random')).toMatchObject({ email: seller.email });
});

test('uids at a hosted provider stay', async () => {
  const buyer = await seededBefore('buyer');
  await migrateAll({ ...shop, identity: { ...shop.identity, hosted: true } });
  expect(await uidOf(buyer)).toBe(buyer.uid);
  expect(shop.identity.peek(buyer.uid)).toBeDefined();
});

test('people, products, payments and audit entries from before admins searched the database are found by their words', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct({ productName: 'Airdyne', location: 'Łódź' }));
  await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
  await admin.verifyUser(seller);
  const { connection } = shop.database;
  const joined = (await shop.models.User.findById(buyer.id).lean())?._id.getTimestamp();
  for (const name of ['users', 'products', 'payments', 'audit']) {
    const fields = { searchTokens: 1 as const, joinedAt: 1 as const };
    await connection.collection(name).updateMany({}, { $unset: fields });
  }
  await migrateAll();
  expect((await shop.models.User.findById(buyer.id).lean())?.joinedAt).toEqual(joined);
  const found = async (list: string, text: string) => {
    const rows = await admin.get<{ _id: string }[]>(`/${list}?q=${encodeURIComponent(text)}`);
    return rows.map(({ _id }) => _id);
  };
  expect(await found('people', buyer.email)).toEqual([buyer.id]);
  expect(await found('adminProducts', 'airdyne lodz')).toEqual([bench.id]);
  expect(await found('payments', `airdyne ${seller.email}`)).toHaveLength(1);
  expect(await found('auditLog', seller.id)).toHaveLength(1);
});

test('sales of before there were orders get one each, with their state and what buyers reported', async () => {
  const { Order } = shop.models;
  const { seller, buyer, admin } = await createUsers(shop);
  const sold = async () => {
    const product = await seller.addProduct(aProduct());
    return (await buyer.recordPayment(await buyer.confirmPayment(product), product)).payment;
  };
  const [paid, received, reported, refunded] = [
    await sold(),
    await sold(),
    await sold(),
    await sold(),
  ];
  await buyer.confirmReceipt(received);
  await buyer.reportProblem(reported, 'It is broken.');
  await admin.refundPayment(refunded, 'It never came.');
  await Order.deleteMany({});
  await migrateAll();
  await migrateAll();
  const stateOf = async ({ id: firstPaymentId }: { id: string }) => {
    const orders = await Order.find({ firstPaymentId }).lean();
    return orders.map(({ state, hasOpenCase, cases }) => [
      state,
      hasOpenCase,
      cases[0]?.steps[0]?.text,
    ]);
  };
  // In the order of the sales, without gaps.
  const numbers = await Order.find({}, { receiptNumber: 1 }).sort({ createdAt: 1, _id: 1 }).lean();
  expect(numbers.map(({ receiptNumber }) => receiptNumber)).toEqual(numbers.map((_, i) => i + 1));
  expect(await stateOf(paid)).toEqual([['paid', false, undefined]]);
  expect(await stateOf(received)).toEqual([['confirmed', false, undefined]]);
  expect(await stateOf(reported)).toEqual([['paid', true, 'It is broken.']]);
  expect(await stateOf(refunded)).toEqual([['cancelled', false, undefined]]);
});

test('orders of before lists knew for whom they wait are looked at by the next sweep', async () => {
  const { Order } = shop.models;
  const { seller, buyer } = await createUsers(shop);
  const { id: firstPaymentId } = await buyer.payPart(await seller.addProduct(aProduct()), 'WHOLE');
  const order = () => Order.findOne({ firstPaymentId }).lean().orFail();
  await Order.updateOne({ firstPaymentId }, { $unset: { waitsForBuyer: 1, waitsForSeller: 1 } });
  await migrateAll();
  await sweepOrders(shop);
  expect(await order()).toMatchObject({ waitsForBuyer: true, waitsForSeller: true });
});
