import { freePort } from '@fitness-zone/graph/embedded/free-port.ts';
import { runs } from '@fitness-zone/testkit/breadth.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { compareSearch } from '@fitness-zone/testkit/search/compare-search.ts';
import { randomSearch } from '@fitness-zone/testkit/search/random-searches.ts';
import { type SearchShop, startSearchShop } from '@fitness-zone/testkit/search/search-shop.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A shop on OpenSearch that refuses every connection.
const random = randomNumbers(20_261_126);
let searched: SearchShop;
beforeAll(async () => {
  const SEARCH_URL = `http://127.0.0.1:${await freePort()}`;
  searched = await startSearchShop(random, 300, () => startTestShop({ env: { SEARCH_URL } }));
});
afterAll(() => searched.close());

const message =
  'Search is temporarily unavailable. You can still browse by category and price. Try again in a moment.';

test('lists with filters, by date or price, are what looking at every product gives, in both APIs', async () => {
  const products = await searched.candidates();
  for (let i = 0; i < runs(15); i += 1) {
    const { search, sort } = randomSearch(random, products);
    const { text: _text, near, ...filter } = search;
    // The search also finds words of a location.
    const around = near && !/[a-z]/i.test(near.place) ? { near } : {};
    const asked = {
      search: { ...filter, ...around },
      sort: sort === 'NEAREST' || sort === 'SAVING_DESC' ? 'NEWEST' : sort,
      pageSize: 1 + random(40),
      isDown: true,
    } as const;
    const differs = await compareSearch(searched.visitor, products, asked);
    expect(differs, JSON.stringify(asked)).toBeNull();
  }
});

test.each([
  ['q=bench', { text: 'bench' }, 'RELEVANCE'],
  ['sort=-saving', {}, 'SAVING_DESC'],
  ['sort=nearest&near=45.5,-122.6', { near: { place: '45.5,-122.6' } }, 'NEAREST'],
  ['near=qqq', { near: { place: 'qqq' } }, 'NEWEST'],
])('what only the engine finds is refused: %s', async (asked, filter, sort) => {
  const rest = await searched.visitor.send({ method: 'GET', url: `/products?${asked}` });
  expect(rest).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(rest.json().message).toBe(message);
  const query =
    'query ($filter: ProductFilter, $sort: ProductSort!) { products(filter: $filter, sort: $sort) { nodes { id } } }';
  const outcome = await searched.visitor.graphql(query, { filter, sort }).settled();
  expect(outcome.refusal).toBe('unavailable');
});

test('home, categories and suggestions are answered, and a post shows at once', async () => {
  const seller = await createUser(searched.shop, { role: 'seller' });
  const { id } = await seller.addProduct(
    aProduct({ categoryId: searched.categories[0]?.id ?? '' }),
  );
  const home = await searched.visitor.graphql<{
    products: { totalCount: number; nodes: { id: string }[] };
  }>(`{
    products(first: 3) { totalCount nodes { id } facets { verifiedSellerCount } advertisements { id } }
    categories { products(first: 1) { totalCount } }
    searchSuggestions(text: "ben", first: 3) { productNames categories { title } }
  }`);
  expect(home.products.nodes[0]?.id).toBe(id);
  expect(home.products.totalCount).toBe((await searched.candidates()).length);
  expect(home).toMatchObject({
    products: { facets: null, advertisements: [{}, {}, {}] },
    searchSuggestions: { productNames: [] },
  });
});

test('in a long list, pages of a rare condition are short, or refused if none of 2,000 products meets it', async () => {
  const { Product } = searched.shop.models;
  const [one] = await Product.find({ inStock: 'available' }).sort({ _id: -1 }).limit(1).lean();
  if (!one) throw new Error('nothing is for sale');
  const rare = { ...one, yearsOfUsedProduct: 900 };
  const copies = (count: number, of = rare) =>
    Array.from({ length: count }, () => ({ ...of, _id: new Types.ObjectId() }));
  // In the order of their ids, which the list reverses.
  await Product.collection.insertMany([...copies(2, one), ...copies(2_100)]);
  const query = `query ($filter: ProductFilter, $after: String) {
    products(filter: $filter, first: 5, after: $after) {
      totalCount edges { cursor node { yearsOfUsedProduct } } pageInfo { hasNextPage }
    } }`;
  const filter = { maxYearsOfUse: one.yearsOfUsedProduct };
  await searched.visitor.graphql(query, { filter }).refused('unavailable');
  await Product.collection.insertMany(copies(1, one));
  const { products } = await searched.visitor.graphql<{
    products: { edges: { cursor: string }[]; totalCount: number | null; pageInfo: object };
  }>(query, { filter });
  expect(products).toMatchObject({
    edges: [{}],
    totalCount: null,
    pageInfo: { hasNextPage: true },
  });
});
