import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let people: Awaited<ReturnType<typeof createUsers>>;
beforeAll(async () => {
  shop = await startTestShop();
  people = await createUsers(shop);
  const category = await people.admin.addCategory(aCategory({ title: 'Kettlebells' }));
  const post = (productName: string, facts: Record<string, string>) =>
    people.seller.addProduct(
      aProduct({
        productName,
        categoryId: category.id,
        body: 'Seldom used.',
        attributes: Object.entries(facts).map(([name, value]) => ({ name, value })),
      }),
    );
  await post('Competition bell', { pieceWeight: '35 lb', brand: 'Rogue', material: 'steel' });
  await post('Iron bell', { pieceWeight: '24', brand: 'ROGUE' });
  await post('Soft bell', { pieceWeight: '8 kg', brand: 'Kettler', model: 'Softie' });
});
afterAll(() => shop.close());

const search = (filter: object) =>
  people.visitor
    .graphql<{ products: { nodes: { productName: string }[] } }>(
      'query ($filter: ProductFilter) { products(filter: $filter, sort: PRICE_ASC) { nodes { productName } } }',
      { filter },
    )
    .map(({ products }) => products.nodes.map(({ productName }) => productName).sort());

test.each([
  ['16 kg', ['Competition bell']],
  ['35 lb', ['Competition bell']],
  ['53 lb bell', ['Iron bell']],
  ['rogue', ['Competition bell', 'Iron bell']],
  ['softie', ['Soft bell']],
])('the text %j finds products by their facts', async (text, names) => {
  expect(await search({ text })).toEqual(names);
});

test('lists are narrowed by facts, in both APIs', async () => {
  const heavy = [{ name: 'pieceWeight', min: 10, max: 16 }];
  expect(await search({ attributes: heavy })).toEqual(['Competition bell']);
  const rogue = [{ name: 'brand', values: ['rogue'] }];
  expect(await search({ attributes: rogue })).toEqual(['Competition bell', 'Iron bell']);
  expect(await search({ attributes: [{ name: 'brand', values: [] }] })).toHaveLength(3);
  const get = async (asked: string) =>
    (await people.visitor.get<{ productName: string }[]>(`/products?${asked}`)).map(
      ({ productName }) => productName,
    );
  expect(await get('attribute=pieceWeight:30%20lb..16')).toEqual(['Competition bell']);
  expect(await get('attribute=brand:Kettler&attribute=brand:Nobody')).toEqual(['Soft bell']);
});

test('if no product has all facts, both APIs name the facts without which some do', async () => {
  const countsOf = (attributes: object[]) =>
    people.visitor
      .graphql<{ products: { totalCount: number; facets: { attributeFilters: object[] } } }>(
        `query ($filter: ProductFilter) {
          products(filter: $filter) { totalCount facets { attributeFilters { name label countWithout } } }
        }`,
        { filter: { attributes } },
      )
      .map(({ products }) => [products.totalCount, ...products.facets.attributeFilters]);
  const label = { brand: 'Brand', pieceWeight: 'Weight of one', material: 'Material' };
  expect(
    await countsOf([
      { name: 'brand', values: ['Rogue'] },
      { name: 'pieceWeight', max: 10 },
      { name: 'material', values: [] },
    ]),
  ).toEqual([
    0,
    { name: 'brand', label: label.brand, countWithout: 1 },
    { name: 'pieceWeight', label: label.pieceWeight, countWithout: 2 },
  ]);
  expect(await countsOf([{ name: 'material', values: ['Steel'] }])).toEqual([
    1,
    { name: 'material', label: label.material, countWithout: 3 },
  ]);
  const asked = new URLSearchParams(
    'attribute=brand:Rogue&attribute=brand:Nobody&attribute=pieceWeight:..10&q=bell',
  );
  const { headers } = await people.visitor.send({ method: 'GET', url: `/products?${asked}` });
  const links = String(headers.link)
    .split(', ')
    .map((link) => /^<(.*)>; rel="alternate"; title="(.*)"$/.exec(link));
  expect(links.map((link) => link?.[2])).toEqual(['Without brand: 1', 'Without pieceWeight: 2']);
  const found = await people.visitor.get<{ productName: string }[]>(links[1]?.[1] ?? '');
  expect(found.map(({ productName }) => productName).sort()).toEqual([
    'Competition bell',
    'Iron bell',
  ]);
});

test.each([
  ['pieceWeight:15.876..15.8761', { min: 15.876, max: 15.8761 }, 1],
  ['pieceWeight:15.8761..', { min: 15.8761 }, 1],
  ['pieceWeight:8..8', { min: 8, max: 8 }, 1],
  ['pieceWeight:..1000000', { max: 1_000_000 }, 3],
  ['pieceWeight:..1000000.001', { max: 1_000_000.001 }, null],
  ['pieceWeight:-1..', { min: -1 }, null],
])('both APIs take the same numbers: %s', async (attribute, range, count) => {
  const listed = search({ attributes: [{ name: 'pieceWeight', ...range }] });
  const get = people.visitor.get<object[]>(`/products?${new URLSearchParams({ attribute })}`);
  if (count === null) {
    await listed.refused('invalid');
    await get.refused(400);
  } else {
    expect(await listed).toHaveLength(count);
    expect(await get).toHaveLength(count);
  }
});

test('both APIs take as many values, of any length', async () => {
  const values = Array.from({ length: 30 }, (_, at) => `${at}`.padStart(100, 'x'));
  const asked = async (of: string[]) => {
    const attribute = of.map((value): [string, string] => ['attribute', `brand:${value}`]);
    const rest = await people.visitor.send({
      method: 'GET',
      url: `/products?${new URLSearchParams([...attribute, ['attribute', 'foldable:true']])}`,
    });
    const attributes = [
      { name: 'brand', values: of },
      { name: 'foldable', is: true },
    ];
    const { refusal } = await search({ attributes }).settled();
    return [rest.statusCode, refusal];
  };
  expect(await asked(values)).toEqual([200, null]);
  expect(await asked([...values, 'y'])).toEqual([400, 'invalid']);
  expect(await asked(['y'.repeat(101)])).toEqual([400, 'invalid']);
});

test.each([
  [{ name: 'colour', values: ['red'] }, 'There is no filter by “colour”. Choose from brand,'],
  [{ name: 'model', values: ['x'] }, 'There is no filter by “model”.'],
  [{ name: 'constructor', min: 1 }, 'There is no filter by “constructor”.'],
  [{ name: 'weight', values: ['x'] }, 'Weight (weight) takes min and max, not values.'],
  [{ name: 'foldable', min: 1 }, 'Folds up (foldable) takes is, not min.'],
  [{ name: 'weight', min: 2, max: 1 }, 'Weight (weight): min (2) must not be more than max (1).'],
  [{ name: 'power', values: ['Steam'] }, 'Power (power) is never “Steam”. Choose from Mains,'],
])('the filter %j is refused: %s', async (filter, message) => {
  const outcome = await search({ attributes: [filter] }).settled();
  expect(outcome.refusal).toBe('invalid');
  expect(outcome.transcript).toContain(message);
});

test.each(['colour:red', 'weight', 'weight:', 'weight:1..2 cm', 'foldable:maybe', 'weight:9..1'])(
  'REST refuses the filter %j',
  async (attribute) => {
    await people.visitor.get(`/products?${new URLSearchParams({ attribute })}`).refused(400);
  },
);

test('a filter names an attribute once', async () => {
  const twice = [
    { name: 'weight', min: 1 },
    { name: 'weight', max: 2 },
  ];
  await search({ attributes: twice }).refused('invalid');
  await people.visitor.get('/products?attribute=weight:1&attribute=weight:2').refused(400);
});
