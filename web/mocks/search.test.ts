import { enumValues } from '@fitness-zone/contract/enums.ts';
import { samplePlaces } from '@fitness-zone/sample-data/places.ts';
import { townsOf } from '@fitness-zone/testkit/places/sample-towns.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { parse } from 'graphql';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockShop } from './shop.ts';

const mocked = createMockShop();
let shop: TestShop;
let visitor: Awaited<ReturnType<typeof createUsers>>['visitor'];

/** The mocks' products, in a shop with a server. */
beforeAll(async () => {
  const towns = samplePlaces().map(({ name, region, country, latitude, longitude }) => {
    return [name, region, country, latitude, longitude] as const;
  });
  shop = await startTestShop({ towns: townsOf(towns) });
  ({ visitor } = await createUsers(shop));
  const { models } = shop;
  const { accounts, categories, products } = mocked.store;
  const ofId = (id: string) => Types.ObjectId.createFromHexString(id);
  await models.User.insertMany(
    accounts.map(({ id, name, email, verified }) => ({
      _id: ofId(id),
      ...{ name, email, verified, uid: id, role: 'seller' },
    })),
  );
  await models.Category.insertMany(
    categories.map(({ id, ...category }) => ({ _id: ofId(id), ...category })),
  );
  await models.Product.insertMany(
    products.map(({ id, images, condition, inStock, categoryId, sellerId, ...product }) => ({
      ...product,
      _id: ofId(id),
      image: images[0]?.image ?? '',
      condition: enumValues.Condition[condition],
      inStock: enumValues.Stock[inStock],
      categoryId: ofId(categoryId),
      sellerId: ofId(sellerId),
    })),
  );
});
afterAll(() => shop.close());

const list = `query ($filter: ProductFilter, $sort: ProductSort!, $first: Int!, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount
    correctedText
    textPrice { phrase min { amount } max { amount } }
    understood { phrase label unit min max }
    near { text lookup latitude longitude within unit phrase others { name region } }
    edges { cursor node { id productName } missing distance }
    pageInfo { endCursor hasNextPage }
    facets {
      categories { category { id } count }
      conditions { condition count }
      towns { town count }
      attributes { name label type unit count min max values { value count } }
      attributeFilters { name label countWithout }
      verifiedSellerCount
      priceRange { min { amount } max { amount } }
    }
  }
}`;
const suggestions = `query ($text: String!) {
  searchSuggestions(text: $text, first: 5) {
    categories { id }
    productNames
    towns { text place { name region } }
    products { id }
  }
}`;

async function ofBoth(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await mocked.execute({ document: parse(query), variables }, null);
  expect(errors).toBeUndefined();
  const answered = await visitor.graphql<object>(query, variables);
  return { mock: JSON.parse(JSON.stringify(data)), server: answered };
}

const idOf = (title: string) => mocked.store.categories.find((one) => one.title === title)?.id;

test.each([
  { text: 'treadmill' },
  { text: 'tredmill under 500' },
  { text: 'kettlebell over 20 kg' },
  { text: 'bench that holds 600 lb' },
  { text: 'power rack' },
  { text: 'bench not adjustable' },
  { text: 'rower for 6\'6"' },
  { text: 'treadmill around 300' },
  { text: 'hi i am looking for a rowing machine for tall people near me' },
  { text: 'bench that fits in a small car' },
  { text: 'quiet bike for an apartment' },
  { text: 'peloton' },
  { text: 'bench near portland' },
  { text: 'dumbbells seattle, wa under 200' },
  { text: 'mat within 30 miles of clevland' },
  { text: '!?' },
  { text: 'wireless unicycle' },
  { near: { place: 'Portl', within: 40, unit: 'KM' } },
  { near: { place: 'Atlantis' }, text: 'bench' },
  { categoryIds: [idOf('Treadmills')], attributes: [{ name: 'maxLoad', min: 120 }] },
  { text: 'bike', conditions: ['GOOD'], maxPrice: 40_000, verifiedSeller: true },
  { towns: ['Portland, OR', 'Seattle, WA'], maxYearsOfUse: 3 },
])('the mocks list for %j what the server lists', async (filter) => {
  const asked = { filter, sort: 'RELEVANCE', first: 10 };
  const { mock, server } = await ofBoth(list, asked);
  expect(mock).toEqual(server);
  const after = mock.products.pageInfo.endCursor;
  if (!after) return;
  const next = await ofBoth(list, { ...asked, sort: 'PRICE_ASC', after: null });
  expect(next.mock).toEqual(next.server);
});

test.each(['tread', 'tredm', 'kettle bell', 'yoga matt', 'bench in portl', 'row'])(
  'the mocks suggest for %j what the server suggests',
  async (text) => {
    const { mock, server } = await ofBoth(suggestions, { text });
    expect(mock).toEqual(server);
  },
);
