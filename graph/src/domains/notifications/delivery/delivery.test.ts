import type { Stock } from '@fitness-zone/contract/enums.ts';
import { sample } from '@fitness-zone/testkit/breadth.ts';
import { Faults } from '@fitness-zone/testkit/payments/faults.ts';
import {
  type PaymentProcess,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import {
  type Act,
  type Arranged,
  arrange,
  charge,
  inAnHour,
  notified,
  ofSale,
  sorted,
  testDelivery,
} from '@fitness-zone/testkit/shop/killed-delivery.ts';
import { Types } from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { unverifyUser, verifyUser } from '../../accounts/admins/verify-user.service.ts';
import { suspendUser } from '../../accounts/suspension/suspend-user.service.ts';
import { addProduct } from '../../listings/add-product.service.ts';
import { updateProduct } from '../../listings/editing/update-product.service.ts';
import { addToBookingList } from '../../lists/lists.service.ts';
import { askSeller } from '../../messages/write/send-message.service.ts';
import { confirmOrderReceipt } from '../../orders/hand-over/hand-over.service.ts';
import { sweepDue } from '../../payments/sweep/payment.sweeper.ts';
import { hideProduct } from '../../product/hiding/hide-product.service.ts';
import { restoreProduct } from '../../product/hiding/restore-product.service.ts';
import { changeStock } from '../../product/stock/change-stock.service.ts';
import { decideReport } from '../../reports/decide-report.service.ts';
import { reportProduct } from '../../reports/report-product.service.ts';
import { keysOfSearch } from '../../saved-searches/candidate-keys.rules.ts';
import { deliverOutbox } from './deliver-outbox.service.ts';
import { deliverDue } from './outbox.deliverer.ts';

// Server processes that reach the database through a proxy that kills them or loses commands and replies.
const services = await startPaymentServices();
afterAll(() => services.close());
const { models } = services;

const loweredPrice = 60_00;

/** The details common to posting a product and editing it. */
const detailsOf = ({ categoryId, ...product }: Arranged['product']) => ({
  body: product.body,
  condition: 'Good' as const,
  categoryId: categoryId.toHexString(),
  phone: product.phone,
  yearsOfUsedProduct: product.yearsOfUsedProduct,
  location: product.location,
  originalPrice: product.originalPrice,
});

const isIn = async (inStock: Stock, { _id }: Arranged['product']) =>
  (await models.Product.exists({ _id, inStock })) !== null;

const unavailable = (userIds: readonly Types.ObjectId[]) =>
  userIds.map((id) => [id, 'unavailable'] as const);

const acts: Record<string, Act> = {
  'a new listing': {
    prepare: async (_process, { seller, wishers, product }) => {
      await models.Follow.insertMany(
        wishers.map((userId) => ({ userId, sellerId: seller._id, createdAt: new Date(0) })),
      );
      const conditions = { categoryIds: [product.categoryId.toHexString()], text: 'rower' };
      await models.SavedSearch.insertMany(
        wishers.map((userId) => ({
          userId,
          name: 'Rowers',
          mail: 'daily',
          paused: false,
          createdAt: new Date(0),
          ...{
            filter: { text: 'rower' },
            conditions,
            filterKey: 'rower',
            keys: keysOfSearch(conditions),
          },
        })),
      );
    },
    act: ({ as }, { seller, product }) =>
      addProduct(as(seller), {
        ...detailsOf(product),
        productName: 'Rower',
        image: product.image,
        resalePrice: product.resalePrice,
      }),
    expected: async ({ seller, wishers }) =>
      (await models.Product.exists({ sellerId: seller._id, productName: 'Rower' }))
        ? wishers.flatMap((id) => [
            [id, 'new-listing'],
            [id, 'new-match'],
          ])
        : [],
  },
  'a removal from sale': {
    act: ({ shop }, { product }) => changeStock(shop, product._id, 'remove'),
    expected: async ({ product, wishers }) =>
      (await isIn('removed', product)) ? unavailable(wishers) : [],
  },
  'a hiding': {
    act: ({ as }, { admin, product }) =>
      hideProduct(as(admin), { id: product._id.toHexString(), reason: 'It is unsafe.' }),
    expected: async ({ product, seller, wishers }) =>
      (await isIn('hidden', product))
        ? [[seller._id, 'product-hidden'], ...unavailable(wishers)]
        : [],
  },
  'a report': {
    act: ({ as }, { buyer, product }) =>
      reportProduct(as(buyer), { productId: product._id.toHexString(), reason: 'fraud' }),
    expected: async ({ admin, product }) =>
      (await models.Report.exists({ targetId: product._id })) ? [[admin._id, 'report-filed']] : [],
  },
  'a decision on a report': {
    prepare: (_process, { buyer, product }) =>
      models.Report.create({
        kind: 'product',
        targetId: product._id,
        reporterId: buyer._id,
        reason: 'fraud',
        createdAt: new Date(),
      }),
    act: async ({ as }, { admin, product }) => {
      const report = await models.Report.findOne({ targetId: product._id }).lean().orFail();
      await decideReport(as(admin), { id: report._id.toHexString(), decision: 'nothing' });
    },
    expected: async ({ buyer, seller, product }) =>
      (await models.Report.exists({ targetId: product._id, isOpen: false }))
        ? [
            [buyer._id, 'report-decided'],
            [seller._id, 'report-about-you'],
          ]
        : [],
  },
  'a restoration': {
    prepare: ({ as }, { admin, product }) =>
      hideProduct(as(admin), { id: product._id.toHexString(), reason: 'It is unsafe.' }),
    act: ({ as }, { admin, product }) => restoreProduct(as(admin), product._id.toHexString()),
    expected: async ({ product, seller, wishers }) => [
      [seller._id, 'product-hidden'],
      ...unavailable(wishers),
      ...((await isIn('available', product)) ? [[seller._id, 'product-restored'] as const] : []),
    ],
  },
  'a booking': {
    act: ({ as }, { buyer, product }) => addToBookingList(as(buyer), product._id.toHexString()),
    expected: async ({ seller, buyer }) =>
      (await models.Booking.exists({ userId: buyer._id })) ? [[seller._id, 'booked']] : [],
  },
  'a question': {
    act: ({ as }, { buyer, product }) =>
      askSeller(as(buyer), { productId: product._id.toHexString(), text: 'Does it fold?' }),
    async expected({ seller, buyer }) {
      const thread = await models.Thread.findOne({ buyerId: buyer._id }).lean();
      if (!thread?.lastMessage) return [];
      expect(await models.Message.exists({ _id: thread.lastMessage._id })).not.toBeNull();
      return [[seller._id, 'message']];
    },
  },
  'a verification': {
    act: ({ as }, { admin, newcomer }) => verifyUser(as(admin), newcomer.email),
    expected: async ({ newcomer: { _id } }) =>
      (await models.User.exists({ _id, verified: true })) ? [[_id, 'verified']] : [],
  },
  'the end of a verification': {
    prepare: async (_process, { newcomer }) =>
      models.User.updateOne({ _id: newcomer._id }, { verified: true }),
    act: ({ as }, { admin, newcomer }) => unverifyUser(as(admin), newcomer._id.toHexString()),
    expected: async ({ newcomer: { _id } }) =>
      (await models.User.exists({ _id, verified: true })) ? [] : [[_id, 'unverified']],
  },
  'a suspension': {
    act: ({ as }, { admin, newcomer }) =>
      suspendUser(as(admin), { userId: newcomer._id.toHexString(), reason: 'Rude messages.' }),
    expected: async ({ newcomer: { _id } }) =>
      (await models.User.exists({ _id, suspendedAt: { $ne: null } })) ? [[_id, 'suspended']] : [],
  },
  'a sale': {
    prepare: (process, arranged) => charge(services, process, arranged),
    act: ({ shop }) => sweepDue(shop, inAnHour()),
    expected: async (arranged) => {
      expect(await isIn('sold', arranged.product)).toBe(true);
      return ofSale(arranged);
    },
  },
  'a lower price': {
    prepare: async (_process, { newcomer, product }) =>
      models.Booking.create({
        userId: newcomer._id,
        productId: product._id,
        productPrice: 1,
        createdAt: new Date(),
      }),
    act: ({ as }, { seller, product }) =>
      updateProduct(as(seller), {
        ...detailsOf(product),
        id: product._id.toHexString(),
        revision: 0,
        resalePrice: loweredPrice,
        productName: product.productName,
        images: [{ url: product.image, description: '' }],
      }),
    expected: async ({ product: { _id }, wishers, newcomer }) =>
      (await models.Product.exists({ _id, resalePrice: loweredPrice }))
        ? [[newcomer._id, 'product-edited'], ...wishers.map((id) => [id, 'price-lowered'] as const)]
        : [],
  },
  'a receipt': {
    async prepare(process, arranged) {
      await charge(services, process, arranged);
      await sweepDue(process.shop, inAnHour());
    },
    async act({ as }, { buyer }) {
      const order = await models.Order.findOne({ buyerId: buyer._id }).lean();
      await confirmOrderReceipt(as(buyer), order?._id.toHexString());
    },
    expected: async (arranged) => {
      const order = await models.Order.findOne({ buyerId: arranged.buyer._id }).lean();
      return [
        ...ofSale(arranged),
        ...(order?.state === 'confirmed'
          ? [[arranged.seller._id, 'handed-over'] as [Types.ObjectId, string]]
          : []),
      ];
    },
  },
};

testDelivery(services, sample(Object.entries(acts), 4));

test('two processes that deliver at once make each notification once', async () => {
  const arranged = await arrange(services, 20);
  const [one, other] = [await services.start(), await services.start()];
  await changeStock(one.shop, arranged.product._id, 'remove');
  const deliver = ({ shop }: PaymentProcess) =>
    deliverOutbox(shop, 'Product', arranged.product._id);
  await Promise.all([deliver(one), deliver(other), deliver(one), deliver(other)]);
  expect(sorted(await notified(services, arranged))).toEqual(sorted(unavailable(arranged.wishers)));
  await Promise.all([one.stop(), other.stop()]);
});

test('many recipients are notified in parts, and another process goes on where one was killed', async () => {
  const arranged = await arrange(services, 450);
  const faults = new Faults();
  const killed = await services.start(faults);
  await changeStock(killed.shop, arranged.product._id, 'remove');
  // Kills it after the first batch and its progress note.
  faults.arm({ kind: 'kill', connection: 'database', when: 'after', step: 12 });
  void deliverOutbox(killed.shop, 'Product', arranged.product._id).catch(() => undefined);
  await faults.killed;
  await killed.stop();
  const before = await notified(services, arranged);
  expect(before.length).toBeGreaterThanOrEqual(200);
  expect(before.length).toBeLessThan(450);
  const second = await services.start();
  const told: string[] = [];
  second.shop.events.listen((change) => {
    if (change?.kind === 'notification') told.push(change.userId);
  });
  await deliverDue(second.shop, inAnHour());
  expect(sorted(await notified(services, arranged))).toEqual(sorted(unavailable(arranged.wishers)));
  expect(new Set(told).size).toBe(told.length);
  expect(told.length).toBeLessThanOrEqual(250);
  await second.stop();
});

test('a process that is slower than another leaves nothing behind', async () => {
  const arranged = await arrange(services, 250);
  const [slow, fast] = [await services.start(), await services.start()];
  await changeStock(slow.shop, arranged.product._id, 'remove');
  const { Notification } = slow.shop.models;
  const insertMany = Notification.insertMany.bind(Notification);
  Notification.insertMany = (async (...given: Parameters<typeof insertMany>) => {
    await deliverOutbox(fast.shop, 'Product', arranged.product._id);
    return insertMany(...given);
  }) as never;
  await deliverOutbox(slow.shop, 'Product', arranged.product._id);
  const left = await models.Product.findById(arranged.product._id).lean();
  expect(left).not.toHaveProperty('outbox');
  expect(left).not.toHaveProperty('outboxDueAt');
  expect(await notified(services, arranged)).toHaveLength(250);
  await Promise.all([slow.stop(), fast.stop()]);
});

test('a process that stops leaves the other recipients to the next one', async () => {
  const arranged = await arrange(services, 450);
  const { shop, stop } = await services.start();
  await changeStock(shop, arranged.product._id, 'remove');
  const stopping = new AbortController();
  const unlisten = shop.events.listen(() => stopping.abort());
  const deliveries = { signal: stopping.signal, underWay: new Set<string>() };
  await deliverOutbox(shop, 'Product', arranged.product._id, deliveries);
  unlisten();
  expect(await notified(services, arranged)).toHaveLength(200);
  await deliverDue(shop, new Date());
  expect(sorted(await notified(services, arranged))).toEqual(sorted(unavailable(arranged.wishers)));
  await stop();
});

test('an account that is deleted as its notification is made keeps none', async () => {
  const arranged = await arrange(services, 3);
  const [gone = new Types.ObjectId(), ...others] = arranged.wishers;
  const { shop, stop } = await services.start();
  await changeStock(shop, arranged.product._id, 'remove');
  const { User } = shop.models;
  // The deletion begins between the check of the account and the insert, and has already removed everything.
  const find = User.find.bind(User);
  let looks = 0;
  User.find = ((...given: Parameters<typeof find>) => ({
    lean: async () => {
      const users = await find(...given).lean();
      looks += 1;
      if (looks > 1) return users;
      await models.User.updateOne({ _id: gone }, { deletingAt: new Date() });
      await models.Notification.deleteMany({ userId: gone });
      return users;
    },
  })) as never;
  await deliverOutbox(shop, 'Product', arranged.product._id);
  expect(sorted(await notified(services, arranged))).toEqual(sorted(unavailable(others)));
  await stop();
});

test('an entry that cannot be delivered is logged, waits, and holds up no other', async () => {
  const [stuck, free] = [await arrange(services, 1), await arrange(services, 1)];
  const { shop, stop } = await services.start();
  const problems: unknown[] = [];
  const log = { ...shop.log, error: (problem: unknown) => problems.push(problem) } as never;
  const unknown = { n1: { kind: 'of another version', at: new Date() } };
  await models.Product.updateOne(
    { _id: stuck.product._id },
    { outbox: unknown, outboxDueAt: new Date(0) },
  );
  await changeStock(shop, free.product._id, 'remove');
  await deliverDue({ ...shop, log }, inAnHour());
  expect(problems).toHaveLength(1);
  expect(await notified(services, free)).toHaveLength(1);
  const left = await models.Product.findById(stuck.product._id).lean();
  expect(left).toHaveProperty('outbox', unknown);
  await models.Product.updateOne(
    { _id: stuck.product._id },
    { $unset: { outbox: 1, outboxDueAt: 1 } },
  );
  await stop();
});
