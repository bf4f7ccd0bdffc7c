import sharp from 'sharp';
import { aCategory, aProduct } from '../factories.ts';
import { allNotified, notify } from '../shop/notify.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import { createUser, createUsers, type TestUser } from '../users/create-users.ts';

/** What one person owns, so far as the role allows it to own things. */
export type OwnedRecords = {
  productId: string;
  /** A product that is advertised. */
  advertisedId: string;
  /** A product that is paused, and one that was sold elsewhere. */
  pausedId: string;
  soldElsewhereId: string;
  bookingId: string;
  wishId: string;
  /** Of everybody who may ask for it, or of somebody else. */
  notificationIds: string[];
  /** A thread, the message in it that each of its sides got, and who wrote that. */
  threadId: string;
  messageIds: Record<'buyer' | 'seller', string>;
  correspondentIds: Record<'buyer' | 'seller', string>;
  /** Pays for something once, as far as the provider, and says what. */
  pays: () => Promise<{ productId: string; transactionId: string }>;
  /** A payment that has bought something, of which nothing is said yet. */
  paymentId: string;
  /** A payment that has bought the first half of something of a seller's, which was not handed over. */
  halfSoldId: string;
  /** An open offer of a buyer for a product of a seller, of `offeredAmount`. */
  offerId: string;
  /** A payment for what its buyer has received from its seller, both of whom ask. */
  finishedPaymentId: string;
};

/** Of each offer, in minor units. */
export const offeredAmount = 60_00;

export const actors = [
  'visitor',
  'buyer',
  'seller',
  'admin',
  'deleted buyer',
  'deleted seller',
  'deleted admin',
  'ended admin',
  'suspended buyer',
  'suspended seller',
] as const;
export type Actor = (typeof actors)[number];

/** People whose account is suspended, or whose account or sessions have ended, and who still have the token. */
export async function createDeletedUsers(shop: TestShop) {
  const admin = await createUser(shop, { role: 'admin' });
  const [buyer, seller, formerAdmin] = await Promise.all([
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'seller' }),
    createUser(shop, { role: 'admin' }),
  ]);
  for (const { email } of [buyer, seller, formerAdmin]) {
    await admin.delete(`/deleteUser?email=${encodeURIComponent(email)}`);
  }
  const [suspendedBuyer, suspendedSeller] = [
    await createUser(shop, { role: 'buyer' }),
    await createUser(shop, { role: 'seller' }),
  ];
  for (const { id: userId } of [suspendedBuyer, suspendedSeller]) {
    await admin.post('/suspendUser', { userId, reason: 'They write rude messages.' });
  }
  const ended = await createUser(shop, { role: 'admin' });
  await ended.post('/signOutEverywhere', {});
  return {
    'ended admin': ended,
    'suspended buyer': suspendedBuyer,
    'suspended seller': suspendedSeller,
    'deleted buyer': buyer,
    'deleted seller': seller,
    'deleted admin': formerAdmin,
  };
}

/**
 * A shop in use: everybody whom a rule tells apart, and records that belong to the one who asks or to
 * somebody else.
 */
export async function createPermissionRecords(
  shop: TestShop,
  gone: Awaited<ReturnType<typeof createDeletedUsers>>,
) {
  const { seller, otherSeller, buyer, otherBuyer, admin, visitor } = await createUsers(shop);
  const [target, targetAdmin, own, others, free] = await Promise.all([
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'admin' }),
    seller.addProduct(aProduct()),
    otherSeller.addProduct(aProduct()),
    otherSeller.addProduct(aProduct()),
  ]);
  const advertisedOf = async (person: TestUser) => {
    const product = await person.addProduct(aProduct());
    await person.advertiseProduct(product);
    return product.id;
  };
  const withdrawnOf = async (person: TestUser) => {
    const [paused, soldElsewhere] = [
      await person.addProduct(aProduct()),
      await person.addProduct(aProduct()),
    ];
    await person.pauseProduct(paused);
    await person.markSoldElsewhere(soldElsewhere);
    return { pausedId: paused.id, soldElsewhereId: soldElsewhere.id };
  };
  const hiddenOf = async (person: TestUser) => {
    const { id } = await person.addProduct(aProduct());
    await admin.hideProduct({ id });
    return id;
  };
  const listsOf = async (person: TestUser) => {
    const [booked, wished] = await Promise.all([
      person.addToBookingList(own),
      person.addToWishList(others),
    ]);
    return { bookingId: booked.cartItem.id, wishId: wished.wishItem.id };
  };
  const threadOf = async (asking: TestUser, answering: TestUser, product: { id: string }) => {
    const question = await asking.askSeller(product, 'Does it fold?');
    const answer = await answering.sendMessage(question.thread, 'It does.');
    return {
      threadId: question.thread.id,
      messageIds: { buyer: answer.id, seller: question.id },
      correspondentIds: { buyer: answering.id, seller: asking.id },
    };
  };
  const paidBy = (person: TestUser) => {
    let paid: ReturnType<OwnedRecords['pays']> | undefined;
    const pay = async () => {
      const product = await otherSeller.addProduct(aProduct());
      return { productId: product.id, transactionId: await person.confirmPayment(product) };
    };
    return () => {
      paid ??= pay();
      return paid;
    };
  };
  const paymentOf = async (person: TestUser) => {
    const product = await otherSeller.addProduct(aProduct());
    const transactionId = await person.confirmPayment(product);
    return (await person.recordPayment(transactionId, product)).payment.id;
  };
  const halfSoldBy = async (person: TestUser) => {
    const product = await person.addProduct(aProduct());
    return (await otherBuyer.payPart(product, 'FIRST_HALF')).id;
  };
  const finishedBetween = async (seller: TestUser, buyer: TestUser) => {
    const product = await seller.addProduct(aProduct());
    const { payment } = await buyer.recordPayment(await buyer.confirmPayment(product), product);
    await buyer.confirmReceipt(payment);
    return payment.id;
  };
  const [mine, theirs] = await Promise.all([listsOf(buyer), listsOf(otherBuyer)]);
  return {
    callers: { visitor, buyer, seller, admin, ...gone } satisfies Record<Actor, unknown>,
    /** A buyer for admins to act on. */
    target,
    /** A buyer who is verified, for admins to undo it. */
    verified: await createUser(shop, { role: 'buyer', verified: true }),
    /** A buyer who is suspended, for admins to restore. */
    suspended: await suspendedBy(admin, await createUser(shop, { role: 'buyer' })),
    /** An admin for admins to act on. */
    targetAdmin,
    categoryId: own.category.id,
    /** Categories without products, of which the first one stands before the other. */
    categoryIds: await emptyCategories(shop, admin),
    sellerId: seller.id,
    /** A product for sale in nobody's list. */
    freeId: free.id,
    /** A payment whose sale an admin may cancel. */
    hiddenId: await hiddenOf(otherSeller),
    /** A report on which nobody has decided. */
    reportId: await reportOf(shop, otherBuyer, await otherSeller.addProduct(aProduct())),
    cancellableId: await cancellable(otherSeller, otherBuyer),
    refundableId: await paymentOf(otherBuyer),
    own: {
      productId: own.id,
      advertisedId: await advertisedOf(seller),
      notificationIds: await Promise.all([buyer, seller, admin].map(({ id }) => notify(shop, id))),
      ...(await withdrawnOf(seller)),
      ...mine,
      ...(await threadOf(buyer, seller, own)),
      pays: paidBy(buyer),
      paymentId: await paymentOf(buyer),
      halfSoldId: await halfSoldBy(seller),
      offerId: (await buyer.makeOffer(own, offeredAmount)).id,
      finishedPaymentId: await finishedBetween(seller, buyer),
    } satisfies OwnedRecords,
    other: {
      productId: others.id,
      advertisedId: await advertisedOf(otherSeller),
      notificationIds: [await notify(shop, otherBuyer.id)],
      ...(await withdrawnOf(otherSeller)),
      ...theirs,
      ...(await threadOf(otherBuyer, otherSeller, others)),
      pays: paidBy(otherBuyer),
      paymentId: await paymentOf(otherBuyer),
      halfSoldId: await halfSoldBy(otherSeller),
      offerId: (await otherBuyer.makeOffer(others, offeredAmount)).id,
      finishedPaymentId: await finishedBetween(otherSeller, otherBuyer),
    } satisfies OwnedRecords,
  };
}

/** A report of a product. */
export async function reportOf(
  { models }: Pick<TestShop, 'models'>,
  reporter: TestUser,
  product: { id: string },
): Promise<string> {
  await reporter.reportProduct(product);
  const filed = { targetId: product.id, reporterId: reporter.id };
  return (await models.Report.findOne(filed).lean().orFail())._id.toHexString();
}

/** The first of them stands before the other one. Those of before go, since a shop has 100 at most. */
async function emptyCategories({ models }: TestShop, admin: TestUser) {
  const titles = ['First', 'Empty'] as const;
  await models.Category.deleteMany({ title: { $in: [...titles] } });
  const first = await admin.addCategory(aCategory({ title: titles[0] }));
  const empty = await admin.addCategory(aCategory({ title: titles[1] }));
  await admin.moveCategory(first, empty);
  return { first: first.id, empty: empty.id };
}

async function suspendedBy(admin: TestUser, user: TestUser): Promise<TestUser> {
  await admin.suspendUser(user, 'They write rude messages.');
  return user;
}

/** A sale in two instalments of which the buyer says that something is wrong: its first payment. */
async function cancellable(seller: TestUser, buyer: TestUser): Promise<string> {
  const payment = await buyer.payPart(await seller.addProduct(aProduct()), 'FIRST_HALF');
  await buyer.reportProblem(payment, 'It never came.');
  return payment.id;
}

export type PermissionRecords = Awaited<ReturnType<typeof createPermissionRecords>>;

/** All that the shop keeps, as text: equal before and after whatever must change nothing. */
export async function databaseSnapshot(shop: TestShop): Promise<string> {
  await allNotified(shop);
  const { database, identity } = shop;
  // What requests of before have cost or looked at may be written only now.
  const { Count, ViewCount, ViewMark, ...kept } = database.connection.models;
  const collections = await Promise.all(
    Object.values(kept).map((model) => model.collection.find().sort({ _id: 1 }).toArray()),
  );
  const accounts = (await identity.list()).toSorted((a, b) => a.uid.localeCompare(b.uid));
  return JSON.stringify([collections, accounts], null, 1);
}

/** A small photo as a browser would send it. */
export async function aPhotoForm() {
  const picture = { width: 8, height: 8, channels: 3, background: '#336699' } as const;
  const bytes = await sharp({ create: picture }).png().toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'photo.png');
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
