import {
  type AttributeFilter,
  writeAttributeFilter,
} from '@fitness-zone/contract/catalog/attribute-filters.ts';
import { type Api, answerOf, graphqlApi, restApi } from '@fitness-zone/testkit/api/both-apis.ts';
import { runs } from '@fitness-zone/testkit/breadth.ts';
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
    'addProduct',
    'addProduct',
    'deleteProduct',
    'advertiseProduct',
    'endAdvertisement',
    'addToBookingList',
    'addToBookingList',
    'addToWishList',
    'addToWishList',
    'deleteBookingProduct',
    'deleteWishProduct',
    'verifyUser',
    'addAdmin',
    'deleteUser',
    'addCategory',
  ),
  which: fc.nat({ max: 5 }),
  whom: fc.constantFrom(...names),
  resalePrice: fc.constantFrom(1, 50, 120_00, 99_99, 999_999_99, 2_000_000_00),
  facts: fc.constantFrom<Record<string, string>>(
    {},
    { weight: '35 lb', foldable: 'yes', brand: 'Anvil' },
    { weight: '20', foldable: 'no', brand: 'ANVIL' },
    { weight: '20 cm' },
    { colour: 'red' },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const nothing = '0'.repeat(24);

/** Takes one step through an API; returns its answer. */
async function take(api: Api, side: Side, { who, what, which, whom, resalePrice, facts }: Step) {
  const caller = side.users[who];
  const product = side.products[which] ?? nothing;
  const { email } = side.users[whom];
  switch (what) {
    case 'addProduct': {
      const productName = `Bench ${side.products.length} ${side.run}`;
      const attributes = Object.entries(facts).map(([name, value]) => ({ name, value }));
      const { categoryId } = side;
      const input = aProduct({ productName, resalePrice, categoryId, attributes });
      return answerOf(api.mutate(caller, what, { input }));
    }
    case 'addCategory': {
      const input = aCategory({ title: `Mats ${side.run} ${which}` });
      return answerOf(api.mutate(caller, what, { input }));
    }
    case 'deleteProduct':
    case 'advertiseProduct':
    case 'endAdvertisement':
      return answerOf(api.mutate(caller, what, { id: product }));
    case 'addToBookingList':
    case 'addToWishList':
      return answerOf(api.mutate(caller, what, { productId: product }));
    case 'deleteBookingProduct': {
      const id = (await api.bookings(caller)).get(product) ?? nothing;
      return answerOf(api.mutate(caller, what, { id }));
    }
    case 'deleteWishProduct': {
      const id = (await api.wishes(caller)).get(product) ?? nothing;
      return answerOf(api.mutate(caller, what, { id }));
    }
    default:
      return answerOf(api.mutate(caller, what, { email }));
  }
}

/** Everybody's records and pages at the end, with ids replaced by names. */
async function endOf(shop: TestShop, { run, products, users }: Side) {
  const { User, Product, Booking, Wish, Category } = shop.models;
  const ids = names.map((name) => users[name].id);
  const nameOf = new Map(names.map((name) => [users[name].id, name]));
  const indexOf = (id: unknown) => products.indexOf(String(id));
  const entries = (list: { userId: unknown; productId: unknown; productPrice: number }[]) =>
    list
      .map((entry) => [
        nameOf.get(String(entry.userId)),
        indexOf(entry.productId),
        entry.productPrice,
      ])
      .sort();
  const ofCallers = { userId: { $in: ids } };
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
        productName,
        inStock,
        advertisement,
        reported,
        resalePrice,
        originalPrice,
        seller: nameOf.get(String(sellerId)),
      }),
    ),
    bookings: entries(await Booking.find(ofCallers).lean()),
    wishes: entries(await Wish.find(ofCallers).lean()),
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
        if (taken.what === 'addProduct' && answered.code === null) {
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
        // Reading the same shop through both APIs gives the same result.
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
      await expectEqualFacts(catalog);
    }),
    { numRuns: runs(4) },
  );
});

const factFilters: AttributeFilter[] = [
  { name: 'weight', min: 10, max: 18 },
  { name: 'foldable', is: false },
  { name: 'brand', values: ['anvil'] },
];

/** Both APIs narrow a category by facts to the same products, and facets count what REST shows. */
async function expectEqualFacts({ categoryId, caller }: { categoryId: string; caller: TestUser }) {
  for (const filter of factFilters) {
    const attribute = writeAttributeFilter(filter).map((text): [string, string] => [
      'attribute',
      text,
    ]);
    const asked = new URLSearchParams([['category', categoryId], ...attribute]);
    const rest = await caller.get<{ _id: string }[]>(`/products?${asked}`);
    const { products } = await caller.graphql<{ products: { nodes: { id: string }[] } }>(
      'query ($filter: ProductFilter) { products(filter: $filter) { nodes { id } } }',
      { filter: { categoryIds: [categoryId], attributes: [filter] } },
    );
    expect(rest.map(({ _id }) => _id)).toEqual(products.nodes.map(({ id }) => id));
  }
  const all = await caller.get<{ attributes: { name: string }[] }[]>(
    `/products?category=${categoryId}`,
  );
  const stated = all.flatMap(({ attributes }) => attributes.map(({ name }) => name));
  const { products } = await caller.graphql<{
    products: { facets: { attributes: { name: string; count: number }[] } };
  }>(
    'query ($id: ID!) { products(filter: { categoryIds: [$id] }) { facets { attributes { name count } } } }',
    { id: categoryId },
  );
  expect(
    Object.fromEntries(products.facets.attributes.map(({ name, count }) => [name, count])),
  ).toEqual(
    Object.fromEntries(
      [...new Set(stated)].map((name) => [name, stated.filter((one) => one === name).length]),
    ),
  );
}
