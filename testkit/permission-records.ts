import sharp from 'sharp';
import { aProduct } from './factories.ts';
import { join, type Person, people } from './people.ts';
import type { TestShop } from './start-test-shop.ts';

/** What one person owns, so far as the role allows it to own things. */
export type Possessions = {
  productId: string;
  bookingId: string;
  wishId: string;
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
] as const;
export type Actor = (typeof actors)[number];

/** People who had an account, and still have its token. */
export async function theDeleted(shop: TestShop) {
  const admin = await join(shop, { role: 'admin' });
  const [buyer, seller, formerAdmin] = await Promise.all([
    join(shop, { role: 'buyer' }),
    join(shop, { role: 'seller' }),
    join(shop, { role: 'admin' }),
  ]);
  for (const { email } of [buyer, seller, formerAdmin]) {
    await admin.delete(`/deleteUser?email=${encodeURIComponent(email)}`);
  }
  return { 'deleted buyer': buyer, 'deleted seller': seller, 'deleted admin': formerAdmin };
}

/**
 * A shop in use: everybody whom a rule tells apart, and records that belong to the one who asks or to
 * somebody else.
 */
export async function aWorld(shop: TestShop, gone: Awaited<ReturnType<typeof theDeleted>>) {
  const { seller, competitor, buyer, rival, admin, visitor } = await people(shop);
  const [target, own, others, free] = await Promise.all([
    join(shop, { role: 'buyer' }),
    seller.posts(aProduct()),
    competitor.posts(aProduct()),
    competitor.posts(aProduct()),
  ]);
  const listsOf = async (person: Person) => {
    const [booked, wished] = await Promise.all([person.books(own), person.wishes(others)]);
    return { bookingId: booked.cartItem.id, wishId: wished.wishItem.id };
  };
  const paidBy = (person: Person) => {
    let paid: ReturnType<Possessions['pays']> | undefined;
    const pay = async () => {
      const product = await competitor.posts(aProduct());
      return { productId: product.id, transactionId: await person.charges(product) };
    };
    return () => {
      paid ??= pay();
      return paid;
    };
  };
  const [mine, theirs] = await Promise.all([listsOf(buyer), listsOf(rival)]);
  return {
    callers: { visitor, buyer, seller, admin, ...gone } satisfies Record<Actor, unknown>,
    /** A buyer for admins to act on. */
    target,
    categoryId: own.category.id,
    /** A product for sale in nobody's list. */
    freeId: free.id,
    own: { productId: own.id, ...mine, pays: paidBy(buyer) } satisfies Possessions,
    other: { productId: others.id, ...theirs, pays: paidBy(rival) } satisfies Possessions,
  };
}

export type World = Awaited<ReturnType<typeof aWorld>>;

/** All that the shop keeps, as text: equal before and after whatever must change nothing. */
export async function everythingIn({ models, identity }: TestShop): Promise<string> {
  const { Count, ...kept } = models;
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
