import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let admin: TestUser;
let posted: Awaited<ReturnType<typeof postAll>>;
beforeAll(async () => {
  shop = await startTestShop();
  const users = await createUsers(shop);
  admin = users.admin;
  posted = await postAll(users);
});
afterAll(() => shop.close());

/** Products in all states, named after them. */
async function postAll({ admin, seller, buyer }: Awaited<ReturnType<typeof createUsers>>) {
  const { id: benches } = await admin.addCategory(aCategory({ title: 'Benches' }));
  const { id: bikes } = await admin.addCategory(aCategory({ title: 'Bikes' }));
  const post = async (productName: string, details = {}) => {
    const product = { productName, categoryId: benches, resalePrice: 200_00, ...details };
    return (await seller.addProduct(aProduct(product))).id;
  };
  const available = await post('Flat bench', { location: 'São Paulo' });
  const advertised = await post('=SUM(1)', { resalePrice: 90_00 });
  const paused = await post('Paused bench', { resalePrice: 150_00 });
  const hidden = await post('Hidden bench', { location: 'Porto' });
  const removed = await post('Removed bench');
  const sold = await post('Sold bike', { categoryId: bikes, resalePrice: 300_00 });
  await seller.advertiseProduct({ id: advertised });
  await seller.pauseProduct({ id: paused });
  await admin.hideProduct({ id: hidden }, 'The cable is torn.');
  await seller.deleteProduct({ id: removed });
  await buyer.recordPayment(await buyer.confirmPayment({ id: sold }), { id: sold });
  await shop.models.Product.updateOne({ _id: paused }, { $set: { reported: true } });
  return { available, advertised, paused, hidden, removed, sold, benches, bikes };
}

type List = {
  edges: { cursor: string; node: { id: string; inStock: string } }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

async function found(variables: Record<string, unknown> = {}): Promise<List> {
  const { adminProducts } = await admin.graphql<{ adminProducts: List }>(
    `query ($filter: AdminProductFilter, $sort: AdminProductSort! = NEWEST, $first: Int! = 24, $after: String) {
      adminProducts(filter: $filter, sort: $sort, first: $first, after: $after) {
        edges { cursor node { id inStock } }
        totalCount
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables,
  );
  return adminProducts;
}

const idsOf = ({ edges }: List) => edges.map(({ node }) => node.id);

test('all products are listed in any state, newest first', async () => {
  const { available, advertised, paused, hidden, removed, sold } = posted;
  const list = await found();
  expect(idsOf(list)).toEqual([sold, removed, hidden, paused, advertised, available]);
  expect(list.edges.map(({ node }) => node.inStock)).toEqual([
    ...['SOLD', 'REMOVED', 'HIDDEN', 'PAUSED', 'AVAILABLE', 'AVAILABLE'],
  ]);
  expect(list.totalCount).toBe(6);
});

test.each<[Record<string, unknown>, (keyof typeof posted)[]]>([
  [{ text: 'BENCH pa' }, ['paused', 'available']],
  [{ text: 'sao paulo' }, ['available']],
  [{ text: 'ench' }, []],
  [{ stock: 'REMOVED' }, ['removed']],
  [{ stock: 'HIDDEN', text: 'porto' }, ['hidden']],
  [{ advertised: true }, ['advertised']],
  [{ reported: true }, ['paused']],
  [{ text: 'bench', advertised: false, reported: false }, ['removed', 'hidden', 'available']],
])('a filter %j finds %j', async (filter, names) => {
  const list = await found({ filter });
  expect(idsOf(list)).toEqual(names.map((name) => posted[name]));
  expect(list.totalCount).toBe(names.length);
});

test('a filter by seller finds what that account has posted, in GraphQL and REST', async () => {
  const { sellerId } = await shop.models.Product.findById(posted.sold).orFail();
  const ids = idsOf(await found());
  const of = sellerId.toHexString();
  expect(idsOf(await found({ filter: { sellerId: of.toUpperCase() } }))).toEqual(ids);
  expect(idsOf(await found({ filter: { sellerId: of, stock: 'SOLD' } }))).toEqual([posted.sold]);
  expect(idsOf(await found({ filter: { sellerId: admin.id } }))).toEqual([]);
  const listed = async (id: string) =>
    (await admin.send({ url: `/adminProducts?sellerId=${id}` })).json() as { _id: string }[];
  expect((await listed(of)).map(({ _id }) => _id)).toEqual(ids);
  expect(await listed(admin.id)).toEqual([]);
});

test('a product is found by its id, and products by their category', async () => {
  expect(idsOf(await found({ filter: { text: posted.removed } }))).toEqual([posted.removed]);
  expect(idsOf(await found({ filter: { categoryId: posted.bikes } }))).toEqual([posted.sold]);
  expect(idsOf(await found({ filter: { categoryId: 'nonsense' } }))).toEqual([]);
});

test.each([
  ['OLDEST', ['available', 'advertised', 'paused', 'hidden', 'removed', 'sold']],
  ['PRICE_ASC', ['advertised', 'paused', 'removed', 'hidden', 'available', 'sold']],
  ['PRICE_DESC', ['sold', 'removed', 'hidden', 'available', 'paused', 'advertised']],
] as const)('pages in the order %s have each product once', async (sort, names) => {
  const ids: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { edges, pageInfo } = await found({ sort, first: 2, after });
    ids.push(...edges.map(({ node }) => node.id));
    [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
  }
  expect(ids).toEqual(names.map((name) => posted[name]));
});

test('REST lists the same, page by page, and refuses a state that does not exist', async () => {
  const first = await admin.send({ url: '/adminProducts?limit=4&sort=-price' });
  const next = /^<(.*)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await admin.send({ url: next });
  const ids = [first, second].flatMap((part) =>
    part.json<{ _id: string }[]>().map(({ _id }) => _id),
  );
  expect(ids).toEqual(idsOf(await found({ sort: 'PRICE_DESC' })));
  expect(second.headers.link).toBeUndefined();
  for (const wrong of ['stock=gone', 'after=9.zzz']) {
    expect((await admin.send({ url: `/adminProducts?${wrong}` })).statusCode, wrong).toBe(400);
  }
});

test('a file has all that was asked for, and no formula', async () => {
  const { body } = await admin.send({ url: '/adminProducts.csv?stock=available&sort=price' });
  const [header, ...lines] = body.replace('\u{feff}', '').trimEnd().split('\r\n');
  expect(header).toMatch(/^Id,Name,State,Price,/);
  expect(lines.map((line) => line.split(',').slice(1, 4))).toEqual([
    ["'=SUM(1)", 'available', '90'],
    ['Flat bench', 'available', '200'],
  ]);
});

test('the list follows each write at once', async () => {
  await admin.restoreProduct({ id: posted.hidden });
  expect(idsOf(await found({ filter: { stock: 'HIDDEN' } }))).toEqual([]);
  expect(idsOf(await found({ filter: { text: 'porto', stock: 'AVAILABLE' } }))).toEqual([
    posted.hidden,
  ]);
});
