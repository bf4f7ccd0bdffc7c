import sharp from 'sharp';
import { aProduct } from '../factories.ts';
import { allNotified, notify } from '../shop/notify.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import { createUser, createUsers, type TestUser } from '../users/create-users.ts';

/** What one person owns, so far as the role allows it to own things. */
export type OwnedRecords = {
  productId: string;
  /** A product that is advertised. */
  advertisedId: string;
  bookingId: string;
  wishId: string;
  /** Of everybody who may ask for it, or of somebody else. */
  notificationIds: string[];
  /** Pays for something once, as far as the provider, and says what. */
  pays: () => Promise<{ productId: string; transactionId: string }>;
};

export const actors = [
  'visitor',
  'buyer',
  'seller',
  'admin',
  'deleted buyer',
  'deleted seller',
  'deleted admin',
  'ended admin',
] as const;
export type Actor = (typeof actors)[number];

/** People whose account, or whose sessions, have ended, and who still have the token. */
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
  const ended = await createUser(shop, { role: 'admin' });
  await ended.post('/signOutEverywhere', {});
  return {
    'ended admin': ended,
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
  const listsOf = async (person: TestUser) => {
    const [booked, wished] = await Promise.all([
      person.addToBookingList(own),
      person.addToWishList(others),
    ]);
    return { bookingId: booked.cartItem.id, wishId: wished.wishItem.id };
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
  const [mine, theirs] = await Promise.all([listsOf(buyer), listsOf(otherBuyer)]);
  return {
    callers: { visitor, buyer, seller, admin, ...gone } satisfies Record<Actor, unknown>,
    /** A buyer for admins to act on. */
    target,
    /** An admin for admins to act on. */
    targetAdmin,
    categoryId: own.category.id,
    sellerId: seller.id,
    /** A product for sale in nobody's list. */
    freeId: free.id,
    own: {
      productId: own.id,
      advertisedId: await advertisedOf(seller),
      notificationIds: await Promise.all([buyer, seller, admin].map(({ id }) => notify(shop, id))),
      ...mine,
      pays: paidBy(buyer),
    } satisfies OwnedRecords,
    other: {
      productId: others.id,
      advertisedId: await advertisedOf(otherSeller),
      notificationIds: [await notify(shop, otherBuyer.id)],
      ...theirs,
      pays: paidBy(otherBuyer),
    } satisfies OwnedRecords,
  };
}

export type PermissionRecords = Awaited<ReturnType<typeof createPermissionRecords>>;

/** All that the shop keeps, as text: equal before and after whatever must change nothing. */
export async function databaseSnapshot(shop: TestShop): Promise<string> {
  await allNotified(shop);
  const { database, identity } = shop;
  const { Count, ...kept } = database.connection.models;
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
