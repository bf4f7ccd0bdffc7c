import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../../../shared/refusals/refusal.ts';

let shop: TestShop;
let users: Awaited<ReturnType<typeof createUsers>>;
const listed = [
  ['Portland rower', 'Portland, OR'],
  ['Lake bench', 'Lake Oswego, OR 97034'],
  ['Salem treadmill', 'Salem, OR'],
  ['Maine treadmill', 'Portland, ME'],
  ['Homeless bench', 'Sellwood garage'],
] as const;
beforeAll(async () => {
  shop = await startTestShop();
  users = await createUsers(shop);
  for (const [productName, location] of listed)
    await users.seller.addProduct(aProduct({ productName, location }));
});
afterAll(() => shop.close());

const query = `query ($filter: ProductFilter, $sort: ProductSort, $after: String, $first: Int) {
  products(filter: $filter, sort: $sort, after: $after, first: $first) {
    edges { node { productName } missing distance }
    pageInfo { endCursor }
    near { text lookup latitude longitude within unit phrase }
    facets { towns { town count } }
  }
}`;
type Answer = {
  products: {
    edges: { node: { productName: string }; missing: string[]; distance: number | null }[];
    pageInfo: { endCursor: string | null };
    near: object | null;
    facets: { towns: object[] };
  };
};
const search = async (filter: object, more: object = {}) =>
  (await users.visitor.graphql<Answer>(query, { filter, ...more })).products;
const namesOf = ({ edges }: Answer['products']) =>
  edges.map(({ node, distance }) => [node.productName, distance]);

test('a radius around a town lists what lies in it, with distances in the unit of its country', async () => {
  const found = await search({ near: { place: 'Portland, OR', within: 25 } });
  expect(namesOf(found)).toEqual([
    ['Lake bench', 7.6],
    ['Portland rower', 0],
  ]);
  expect(found.near).toEqual({
    text: 'Portland, OR',
    lookup: 'FOUND',
    latitude: 45.52,
    longitude: -122.68,
    within: 25,
    unit: 'MI',
    phrase: null,
  });
  const inKm = await search({ near: { place: '97201', within: 14, unit: 'KM' } });
  expect(namesOf(inKm)).toEqual([
    ['Lake bench', 11.1],
    ['Portland rower', 1.4],
  ]);
});

test('the largest town of a name counts, its beginning is enough, and coordinates work too', async () => {
  for (const place of ['portland', 'Portl', '45.52,-122.68', ' Portland, OR '])
    expect((await search({ near: { place, within: 20 } })).edges).toHaveLength(2);
  const maine = await search({ near: { place: 'portland maine', within: 5 } });
  expect(namesOf(maine)).toEqual([['Maine treadmill', 0]]);
});

test('the nearest come first, those without a place last, over several pages', async () => {
  const near = { place: 'Salem, OR' };
  const names: unknown[] = [];
  for (let after: string | null = null; names.length < 5; ) {
    const page: Answer['products'] = await search({ near }, { sort: 'NEAREST', first: 2, after });
    names.push(...namesOf(page).map(([name]) => name));
    after = page.pageInfo.endCursor;
  }
  expect(names).toEqual([
    'Salem treadmill',
    'Lake bench',
    'Portland rower',
    'Maine treadmill',
    'Homeless bench',
  ]);
});

test('the order by distance needs a place, and refuses cursors of other orders', async () => {
  await users.visitor.graphql(query, { sort: 'NEAREST' }).refused('invalid');
  const after = `-5.${'0'.repeat(24)}`;
  const filter = { near: { place: 'Salem, OR' } };
  await users.visitor.graphql(query, { filter, sort: 'NEAREST', after }).refused('invalid');
  await users.visitor.graphql(query, { filter: { near: { place: ' ' } } }).refused('invalid');
});

test('towns are counted, and choosing some narrows the list without changing the counts', async () => {
  const towns = [
    { town: 'Lake Oswego, OR', count: 1 },
    { town: 'Portland, OR', count: 1 },
  ];
  const near = { place: 'Portland, OR', within: 25 };
  expect((await search({ near })).facets.towns).toEqual(towns);
  const chosen = await search({ near, towns: ['Lake Oswego, OR', 'Salem, OR'] });
  expect(namesOf(chosen)).toEqual([['Lake bench', 7.6]]);
  expect(chosen.facets.towns).toEqual(towns);
});

test('a text names a place, which partial matches may miss', async () => {
  const found = await search({ text: 'rower near Portland' });
  expect(namesOf(found)).toEqual([['Portland rower', 0]]);
  expect(found.near).toMatchObject({ text: 'Portland, OR', within: 25, phrase: 'near portland' });
  const similar = await search({ text: 'treadmill within 20 miles of 97201' });
  expect(similar.edges.map(({ node, missing }) => [node.productName, missing])).toEqual([
    ['Salem treadmill', ['within 20 miles of 97201']],
    ['Maine treadmill', ['within 20 miles of 97201']],
  ]);
  const nearest = await search({ text: 'treadmill near salem' }, { sort: 'NEAREST' });
  expect(namesOf(nearest)).toEqual([['Salem treadmill', 0]]);
  // `near me` and `near new` name no place.
  expect((await search({ text: 'treadmill near me' })).near).toBeNull();
  expect((await search({ text: 'near new treadmill' })).near).toBeNull();
});

test('products farther away than the text asks come nearest first', async () => {
  const names = async (text: string) =>
    (await search({ text })).edges.map(({ node }) => node.productName);
  expect(await names('treadmill near seattle')).toEqual(['Salem treadmill', 'Maine treadmill']);
  expect(await names('treadmill near boston')).toEqual(['Maine treadmill', 'Salem treadmill']);
});

test('words of an unknown place are looked for in locations, also while the geocoder is down', async () => {
  const unknown = await search({ near: { place: 'sellwood', within: 5 } });
  expect(namesOf(unknown)).toEqual([['Homeless bench', null]]);
  expect(unknown.near).toMatchObject({ text: 'sellwood', lookup: 'UNKNOWN', latitude: null });
  const spy = vi.spyOn(shop.places, 'find').mockRejectedValue(new Refusal('unavailable', 'Down.'));
  onTestFinished(() => spy.mockRestore());
  const down = await search({ near: { place: 'Lake Oswego', within: 5 } });
  expect(namesOf(down)).toEqual([['Lake bench', null]]);
  expect(down.near).toMatchObject({ lookup: 'UNAVAILABLE' });
  const nearest = await search({ near: { place: 'Portland OR' } }, { sort: 'NEAREST' });
  expect(namesOf(nearest)).toEqual([['Portland rower', null]]);
  // A text with a place is searched for as words.
  const words = await search({ text: 'treadmill close to apia salem' }, { first: 1 });
  expect(namesOf(words)).toEqual([['Salem treadmill', null]]);
});

test('a guess is named, with other places to choose, in both APIs', async () => {
  const asked = '{ near { text lookup others { name region } } }';
  const near = async (filter: object) =>
    (
      await users.visitor.graphql<Answer>(
        `query ($filter: ProductFilter) { products(filter: $filter) ${asked} }`,
        { filter },
      )
    ).products.near;
  const others = [{ name: 'Portland', region: 'ME' }];
  const portland = { text: 'Portland, OR', others };
  expect(await near({ near: { place: 'portland' } })).toEqual({ ...portland, lookup: 'FOUND' });
  for (const filter of [{ near: { place: 'Portl' } }, { text: 'bench near portlnd' }])
    expect(await near(filter)).toEqual({ ...portland, lookup: 'GUESSED' });
  expect(await near({ near: { place: 'Bronx' } })).toEqual({
    ...{ text: 'The Bronx, NY', lookup: 'FOUND', others: [] },
  });
  const { headers } = await shop.app.inject('/products?q=bench%20near%20portlnd');
  const links = String(headers.link).split(/, (?=<)/);
  const nearOf = (place: string) => `near=${encodeURIComponent(place).replaceAll('%20', '+')}`;
  expect(links.join('\n')).toContain(nearOf('Portland, OR'));
  expect(links.map((link) => /rel="(.*?)"/.exec(link)?.[1])).toEqual(['canonical', 'alternate']);
  expect(links[1]).toContain("title*=UTF-8''Near%20Portland%2C%20ME");
});

test('REST has the same radius, order and towns, with distances', async () => {
  const get = (asked: string) =>
    users.visitor.get<{ productName: string; distance?: object }[]>(`/products?${asked}`);
  const found = await get('near=Portland,%20OR&within=25&sort=nearest');
  expect(found.map(({ productName, distance }) => [productName, distance])).toEqual([
    ['Portland rower', { value: 0, unit: 'mi' }],
    ['Lake bench', { value: 7.6, unit: 'mi' }],
  ]);
  expect(await get('town=Salem,%20OR&town=Portland,%20ME')).toHaveLength(2);
  expect(await get('near=&limit=3')).toHaveLength(3);
  expect((await get('q=treadmill'))[0]).not.toHaveProperty('distance');
});

test('a product says how far it is from any point', async () => {
  const asked = (latitude: number) =>
    users.visitor.graphql<{ products: { nodes: object[] } }>(
      `{ products(filter: { towns: ["Salem, OR"] }) { nodes {
        km: distance(latitude: ${latitude}, longitude: -122.68)
        miles: distance(latitude: ${latitude}, longitude: -122.68, unit: MI)
      } } }`,
    );
  expect((await asked(45.52)).products.nodes).toEqual([{ km: 70.4, miles: 43.7 }]);
  await asked(91).refused('invalid');
});
