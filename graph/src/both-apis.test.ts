import {
  type Done,
  graphqlApi,
  type MarketApi,
  restApi,
} from '@fitness-zone/testkit/api/both-apis.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let first: TestShop;
let second: TestShop;
beforeAll(async () => {
  [first, second] = await Promise.all([startTestShop(), startTestShop()]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

const names = ['seller', 'otherSeller', 'buyer', 'otherBuyer', 'admin'] as const;
type Name = (typeof names)[number];
const roles = {
  seller: 'seller',
  otherSeller: 'seller',
  buyer: 'buyer',
  otherBuyer: 'buyer',
  admin: 'admin',
} as const;

/** One shop's part in a run: its users, and its products in the order of posting. */
type Side = { run: string; users: Record<Name, TestUser>; categoryId: string; products: string[] };

async function aSide(shop: TestShop, run: string): Promise<Side> {
  const entries = await Promise.all(
    names.map(async (name) => {
      const email = `${name}-${run}@example.com`;
      return [
        name,
        await createUser(shop, { role: roles[name], name: `${name} ${run}`, email }),
      ] as const;
    }),
  );
  const category = await shop.models.Category.create(aCategory({ title: `Benches ${run}` }));
  const users = Object.fromEntries(entries) as Record<Name, TestUser>;
  return { run, users, categoryId: category.id as string, products: [] };
}

const step = fc.record({
  who: fc.constantFrom(...names),
  what: fc.constantFrom(
    'post',
    'post',
    'remove',
    'advertise',
    'book',
    'book',
    'wish',
    'wish',
    'unbook',
    'unwish',
    'verify',
    'promote',
    'dismiss',
    'categorize',
  ),
  which: fc.nat({ max: 5 }),
  whom: fc.constantFrom(...names),
  resalePrice: fc.constantFrom(0.01, 0.5, 120, 99.99, 999_999.99, 2_000_000),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const nothing = '0'.repeat(24);

/** Takes one step through an API; gives the response. */
async function take(
  api: MarketApi,
  side: Side,
  { who, what, which, whom, resalePrice }: Step,
): Promise<Done> {
  const caller = side.users[who];
  const product = side.products[which] ?? nothing;
  const { email } = side.users[whom];
  switch (what) {
    case 'post':
      return api.post(caller, {
        ...aProduct({ productName: `Bench ${side.products.length} ${side.run}` }),
        resalePrice,
        originalPrice: 240,
        categoryId: side.categoryId,
      });
    case 'remove':
      return api.remove(caller, product);
    case 'advertise':
      return api.advertise(caller, product);
    case 'book':
      return api.book(caller, product);
    case 'wish':
      return api.wish(caller, product);
    case 'unbook':
      return api.unbook(caller, (await api.bookings(caller)).get(product) ?? nothing);
    case 'unwish':
      return api.unwish(caller, (await api.wishes(caller)).get(product) ?? nothing);
    case 'verify':
      return api.verify(caller, email);
    case 'promote':
      return api.promote(caller, email);
    case 'dismiss':
      return api.dismiss(caller, email);
    case 'categorize':
      return api.categorize(caller, aCategory({ title: `Mats ${side.run} ${which}` }));
  }
}

/** What everybody has and sees in the end, with ids replaced by what they mean. */
async function endOf(shop: TestShop, { run, products, users }: Side) {
  const { User, Product, Booking, Wish, Category } = shop.models;
  const ids = names.map((name) => users[name].id);
  const nameOf = new Map(names.map((name) => [users[name].id, name]));
  const place = (id: unknown) => products.indexOf(String(id));
  const entries = (list: { userId: unknown; productId: unknown; productPrice: number }[]) =>
    list
      .map((entry) => [
        nameOf.get(String(entry.userId)),
        place(entry.productId),
        entry.productPrice,
      ])
      .sort();
  const mine = { userId: { $in: ids } };
  return {
    users: (
      await User.find({ _id: { $in: ids } })
        .sort({ email: 1 })
        .lean()
    ).map(({ email, role, verified, name }) => ({ email, role, verified, name })),
    products: (
      await Product.find({ _id: { $in: products } })
        .sort({ _id: 1 })
        .lean()
    ).map(
      ({
        productName,
        inStock,
        advertisement,
        reported,
        resalePrice,
        originalPrice,
        sellerId,
      }) => ({
        ...{ productName, inStock, advertisement, reported, resalePrice, originalPrice },
        seller: nameOf.get(String(sellerId)),
      }),
    ),
    bookings: entries(await Booking.find(mine).lean()),
    wishes: entries(await Wish.find(mine).lean()),
    categories: (
      await Category.find({ title: new RegExp(run) })
        .sort({ title: 1 })
        .lean()
    ).map(({ title, availableCount }) => ({ title, availableCount })),
  };
}

test('a sequence of requests has the same answers, data and effects through REST and GraphQL', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      run += 1;
      const [rest, graphql] = await Promise.all([
        aSide(first, `run-${run}-`),
        aSide(second, `run-${run}-`),
      ]);
      for (const taken of steps) {
        const answered = await take(restApi, rest, taken);
        const alsoAnswered = await take(graphqlApi, graphql, taken);
        expect(answered, JSON.stringify(taken)).toEqual(alsoAnswered);
        if (taken.what === 'post' && answered.code === null) {
          for (const [shop, side] of [
            [first, rest],
            [second, graphql],
          ] as const) {
            const newest = await shop.models.Product.findOne().sort({ _id: -1 }).lean();
            side.products.push(String(newest?._id));
          }
        }
      }
      expect(await endOf(first, rest)).toEqual(await endOf(second, graphql));
      for (const name of names) {
        // The same shop, read through both APIs, says the same.
        for (const [shop, side] of [
          [first, rest],
          [second, graphql],
        ] as const) {
          const person = side.users[name];
          const own = (list: Map<string, string>) => [...list].sort();
          if ((await shop.models.User.findById(person.id).lean())?.role !== 'buyer') continue;
          expect(own(await restApi.bookings(person))).toEqual(
            own(await graphqlApi.bookings(person)),
          );
          expect(own(await restApi.wishes(person))).toEqual(own(await graphqlApi.wishes(person)));
        }
      }
      const catalog = { categoryId: graphql.categoryId, caller: graphql.users.buyer };
      expect(await restApi.categoryProducts(catalog.caller, catalog.categoryId)).toEqual(
        await graphqlApi.categoryProducts(catalog.caller, catalog.categoryId),
      );
    }),
    { numRuns: 25 },
  );
});
