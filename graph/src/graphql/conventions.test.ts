import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let users: Awaited<ReturnType<typeof createUsers>>;
beforeAll(async () => {
  shop = await startTestShop();
  users = await createUsers(shop);
});
afterAll(() => shop.close());

const unknownId = '0'.repeat(24);

test.each([unknownId, 'benches'])('an unknown category (%s) has no products', async (id) => {
  await users.seller.addProduct(aProduct());
  const data = await users.admin.graphql(
    `query ($id: ID!) {
      category(id: $id) { id }
      byId: products(filter: { categoryId: $id }) { totalCount nodes { id } }
      byIds: products(filter: { categoryIds: [$id] }) { totalCount nodes { id } }
      searched: products(filter: { categoryId: $id, minPrice: 1 }) { totalCount nodes { id } }
      all: adminProducts(filter: { categoryId: $id }) { totalCount nodes { id } }
    }`,
    { id },
  );
  const none = { totalCount: 0, nodes: [] };
  expect(data).toEqual({ category: null, byId: none, byIds: none, searched: none, all: none });
});

const ofAmount = `-5.${unknownId}`;

test.each([
  ['admin', `users(after: "${ofAmount}")`],
  ['admin', 'users(after: "nonsense")'],
  ['admin', `adminReports(after: "${ofAmount}")`],
  ['admin', `adminProducts(sort: PRICE_ASC, after: "${ofAmount}")`],
  ['seller', `myProducts(after: "${ofAmount}")`],
  ['seller', `offers(after: "5.${unknownId}")`],
  ['buyer', `wishList(after: "${ofAmount}")`],
  ['visitor', `products(after: "${ofAmount}")`],
  ['visitor', 'products(after: "nonsense")'],
] as const)('a cursor of another list is refused as invalid: %s, %s', async (who, list) => {
  const payload = { query: `{ ${list} { nodes { id } } }` };
  const answer = await users[who].send({ method: 'POST', url: '/graphql', payload });
  expect(answer.json().errors[0].extensions).toMatchObject({ code: 'INVALID', field: 'after' });
});

test('REST refuses it with the same status', async () => {
  for (const after of ['nonsense', ofAmount]) {
    await users.admin.get(`/users?after=${after}`).refused(400);
    await users.buyer.get(`/notifications?after=${after}`).refused(400);
  }
});

test('the nodes of a page are those of its edges', async () => {
  const { seller } = users;
  for (let count = 0; count < 3; count += 1) await seller.addProduct(aProduct());
  type Page = { totalCount: number; nodes: object[]; edges: { node: object }[] };
  const { myProducts } = await seller.graphql<{ myProducts: Page }>(
    '{ myProducts(first: 2) { totalCount nodes { id } edges { node { id } } } }',
  );
  expect(myProducts.nodes).toHaveLength(2);
  expect(myProducts.nodes).toEqual(myProducts.edges.map(({ node }) => node));
  expect(myProducts.totalCount).toBeGreaterThanOrEqual(3);
});

test('a field that is refused leaves its neighbours as they are', async () => {
  const query = `{
    shop { currency } wishList { totalCount } adminHealth { version }
    products(filter: { minPrice: 2, maxPrice: 1 }) { totalCount }
  }`;
  const payload = { query };
  const answer = await users.seller.send({ method: 'POST', url: '/graphql', payload });
  expect(answer.json()).toMatchObject({
    data: { shop: { currency: 'USD' }, wishList: null, adminHealth: null, products: null },
    errors: [{ path: ['wishList'] }, { path: ['adminHealth'] }, { path: ['products'] }].map(
      (error) => expect.objectContaining(error),
    ),
  });
});
