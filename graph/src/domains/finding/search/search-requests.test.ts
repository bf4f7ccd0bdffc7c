import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = Date.UTC(2026, 0, 1);
let shop: TestShop;
let users: Awaited<ReturnType<typeof createUsers>>;
const ids: string[] = [];
beforeAll(async () => {
  shop = await startTestShop({ now: () => now });
  users = await createUsers(shop);
  for (const productName of ['Rower', 'Treadmill', 'Bench press', 'Bench', 'Kettlebell']) {
    const product = await users.seller.addProduct(aProduct({ productName }));
    await users.seller.advertiseProduct(product);
    ids.push(product.id);
  }
});
afterAll(() => shop.close());

const ask = (query: string, variables = {}) =>
  users.visitor.send({ method: 'POST', url: '/graphql', payload: { query, variables } });
const search = (filter: object) =>
  ask('query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }', { filter });
const get = (query: string) => users.visitor.send({ method: 'GET', url: `/products?${query}` });

test('three advertisements take turns by the minute, also in answers that are kept', async () => {
  const shown = async () => {
    const answer = await ask('{ products { advertisements { id } } }');
    return answer
      .json()
      .data.products.advertisements.map((one: { id: string }) => ids.indexOf(one.id));
  };
  const start = ((now / 60_000) * 3) % 5;
  const turn = (minute: number) => [0, 1, 2].map((place) => (start + 3 * minute + place) % 5);
  for (let minute = 0; minute < 4; minute += 1) {
    expect(await shown()).toEqual(turn(minute));
    now += 59_999;
    expect(await shown()).toEqual(turn(minute));
    now += 1;
  }
});

test('lists that take no filter have neither facets nor advertisements', async () => {
  const fields = 'totalCount correctedText facets { verifiedSellerCount } advertisements { id }';
  const [category] = await shop.models.Category.find().lean();
  const query = `{ category(id: "${category?._id}") { products { ${fields} } } }`;
  const nothing = { totalCount: 5, correctedText: null, facets: null, advertisements: [] };
  expect((await ask(query)).json().data.category.products).toEqual(nothing);
  const { myProducts } = await users.seller.graphql<{ myProducts: object }>(
    `{ myProducts { ${fields} } }`,
  );
  expect(myProducts).toEqual(nothing);
});

test('a text without results is corrected in both APIs, or finds nothing', async () => {
  const query = '{ products(filter: { text: "treadmlil" }) { correctedText totalCount } }';
  expect((await ask(query)).json().data.products).toEqual({
    correctedText: 'treadmill',
    totalCount: 1,
  });
  expect((await get('q=treadmlil')).json()).toMatchObject([{ productName: 'Treadmill' }]);
  expect((await get('q=xylophone')).json()).toEqual([]);
});

test('the parts of a text that were read as facts, or are left out, are named', async () => {
  const text = 'bench over 20 kg not red';
  const query = `{ products(filter: { text: "${text}" }) { understood { phrase label unit min max } } }`;
  expect((await ask(query)).json().data.products.understood).toEqual([
    { phrase: 'not red', label: null, unit: null, min: null, max: null },
    { phrase: 'over 20 kg', label: 'Weight', unit: 'kg', min: 20.001, max: null },
  ]);
});

test('texts of the greatest length, of many words or of none are answered', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].join(' ');
  const hostile = ['a '.repeat(100), `${letters} `.repeat(3).slice(0, 200), 'x'.repeat(200)];
  for (const text of [
    ...hostile,
    '.*$^(\\',
    '\u0000',
    '\ud800',
    '𝒳'.repeat(100),
    'ﷺ'.repeat(200),
  ]) {
    expect((await search({ text })).json().errors).toBeUndefined();
    const near = (await search({ near: { place: text } })).json();
    expect(near.errors?.[0].extensions.code ?? 'INVALID').toBe('INVALID');
  }
  const count = async (filter: object) =>
    (await search(filter)).json().data.products.totalCount as number;
  for (const text of ['', ' ', '\u00a0\u3000']) {
    expect(await count({ text })).toBe(5);
  }
  for (const text of ['!?', '—', '\u200b', '\u0301', '\u00ad\u2060']) {
    expect(await count({ text })).toBe(0);
    const query = new URLSearchParams({ q: text });
    expect((await get(`${query}`)).json()).toEqual([]);
  }
  const tooLong = await search({ text: 'a'.repeat(201) });
  expect(tooLong.json().errors[0].extensions).toMatchObject({ code: 'INVALID', field: 'text' });
});

test('a text of words that aren’t searched for has further pages', async () => {
  const pageAfter = async (after: string | null) => {
    const cursor = after ? `, after: "${after}"` : '';
    const query = `{ products(filter: { text: "for the" }, sort: RELEVANCE, first: 2${cursor}) {
      nodes { id } pageInfo { endCursor }
    } }`;
    return (await ask(query)).json().data.products;
  };
  const first = await pageAfter(null);
  const second = await pageAfter(first.pageInfo.endCursor);
  expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(4);
  expect((await get('q=for+the&limit=2')).statusCode).toBe(200);
});

test('a search costs more points than a list', async () => {
  const left = async (query: string) => {
    const answer = await users.buyer.send({ method: 'POST', url: '/graphql', payload: { query } });
    return Number(/r=(\d+)/.exec(String(answer.headers.ratelimit))?.[1]);
  };
  const before = await left('{ products(first: 1) { totalCount } }');
  const afterList = await left('{ products(first: 1) { totalCount } }');
  const afterSearch = await left('{ products(first: 1, filter: { text: "a" }) { totalCount } }');
  expect([before - afterList, afterList - afterSearch]).toEqual([1, 2]);
});

test.each([
  ['minPrice=cheap', 'minPrice must be number.'],
  ['minPrice=-1', 'minPrice must be >= 0.'],
  ['minPrice=20&maxPrice=10', 'minPrice ($20.00) must not be more than maxPrice ($10.00).'],
  ['sort=nearest', 'Sorting by nearest needs a place: set near.'],
  ['near=Portland&within=0', 'within must be >= 1.'],
  ['near=Portland&unit=parsec', 'unit must be one of mi, km.'],
  ['maxYears=many', 'maxYears must be number.'],
  ['verified=perhaps', 'verified must be boolean.'],
  ['sort=best', 'sort must be one of newest, price, -price, -saving, relevance, nearest.'],
  ['condition=Good&condition=new', 'condition.1 must be one of Excellent, Good, Fair.'],
  [`q=${'a'.repeat(201)}`, 'q must NOT have more than 200 characters.'],
  ['q=a&after=here', 'after must be a cursor of an earlier page.'],
  [
    'sort=price&after=-5.0123456789abcdef01234567',
    'after must be a cursor of an earlier page in the same order.',
  ],
])('REST refuses %s', async (query, message) => {
  const answer = await get(query);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('REST lists only what is for sale where anything is searched for, and all otherwise', async () => {
  const { id } = await users.seller.addProduct(aProduct({ productName: 'Sold bench' }));
  await shop.models.Product.updateOne({ _id: id }, { inStock: 'sold' });
  const listed = async (query: string) =>
    (await get(query)).json().some(({ _id }: { _id: string }) => _id === id);
  expect(await listed('')).toBe(true);
  expect(await listed('limit=100')).toBe(true);
  for (const query of ['sort=newest', 'q=', 'q=bench', 'verified=false', 'maxYears=9']) {
    expect([query, await listed(query)]).toEqual([query, false]);
  }
});

test('the link to the next page keeps all that was asked', async () => {
  const first = await get('q=bench%20a&category=x&sort=-price&limit=1');
  expect(first.headers.link).toBeUndefined();
  const page = await get('q=b%C3%A9nch&condition=Good&condition=Fair&sort=-price&limit=1');
  const next = /^<\/products\?(.*)>/.exec(String(page.headers.link))?.[1] ?? '';
  const { after, ...kept } = Object.fromEntries(new URLSearchParams(next));
  expect(kept).toEqual({ q: 'bénch', condition: 'Fair', sort: '-price', limit: '1' });
  expect(new URLSearchParams(next).getAll('condition')).toEqual(['Good', 'Fair']);
  expect(after).toMatch(/^-12000\.[0-9a-f]{24}$/);
  expect((await get(next)).json()).toHaveLength(1);
});

test('the OpenAPI description has the parameters', async () => {
  const document = (await users.visitor.send({ method: 'GET', url: '/openapi.json' })).json();
  const names = document.paths['/products'].get.parameters.map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toEqual(
    expect.arrayContaining(['q', 'category', 'condition', 'minPrice', 'maxPrice', 'sort', 'after']),
  );
});

test('suggestions are categories and names, each once, the newest first', async () => {
  const query =
    'query ($text: String!) { searchSuggestions(text: $text, first: 3) { categories { title } productNames } }';
  const suggested = async (text: string) =>
    (await ask(query, { text })).json().data.searchSuggestions;
  const { categories, productNames } = await suggested('ben');
  expect(productNames).toEqual(['Bench', 'Bench press']);
  expect(categories).toHaveLength(1);
  expect(await suggested(' ')).toEqual({ categories: [], productNames: [] });
});

test('suggestions forgive what a search forgives, and name towns and products', async () => {
  const query = `query ($text: String!) {
    searchSuggestions(text: $text) {
      productNames towns { text place { name region } } products { productName }
    }
  }`;
  const suggested = async (text: string) =>
    (await ask(query, { text })).json().data.searchSuggestions;
  const named = (name: string) => ({
    ...{ productNames: [name], towns: [], products: [{ productName: name }] },
  });
  for (const text of ['tredm', 'Tredmi', 'treadmil'])
    expect(await suggested(text), text).toEqual(named('Treadmill'));
  for (const text of ['kettle bell', 'ketleb', 'kettlebel'])
    expect(await suggested(text), text).toEqual(named('Kettlebell'));
  expect((await suggested('bench in portl')).towns).toEqual([
    { text: 'bench', place: { name: 'Portland', region: 'OR' } },
    { text: 'bench', place: { name: 'Portland', region: 'ME' } },
  ]);
  expect((await suggested('bench')).products[0]).toEqual({ productName: 'Bench' });
  expect(await suggested('bench near me')).toMatchObject({ towns: [] });
  expect(await suggested('xyzzy')).toEqual({ productNames: [], towns: [], products: [] });
});
