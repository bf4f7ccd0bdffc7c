import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Caller = Awaited<ReturnType<typeof createUsers>>['visitor'];
type List = { totalCount: number; edges: { node: { id: string } }[] };
type Seller = {
  name: string;
  email: string | null;
  since: string;
  forSaleCount: number;
  soldCount: number;
  productsForSale: List;
  productsSold: List;
};

const ask = (caller: Caller, id: string) =>
  caller
    .graphql<{ seller: Seller | null }>(
      `query ($id: ID!) { seller(userId: $id) {
        name email since forSaleCount soldCount
        productsForSale(first: 1) { totalCount edges { node { id } } }
        productsSold { totalCount edges { node { id } } }
      } }`,
      { id },
    )
    .map(({ seller }) => seller);

test('visitors see who sells, since when, and what is for sale and sold, without a contact', async () => {
  const { seller, otherSeller, buyer, visitor } = await createUsers(shop);
  const [first, second, sold, removed] = [
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
  ];
  await otherSeller.addProduct(aProduct());
  await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
  await seller.deleteProduct(removed);
  const account = await shop.models.User.findById(seller.id).lean();
  const expected = {
    name: seller.name,
    email: null,
    since: account?.joinedAt.toISOString(),
    forSaleCount: 2,
    soldCount: 1,
    productsForSale: { totalCount: 2, edges: [{ node: { id: second.id } }] },
    productsSold: { totalCount: 1, edges: [{ node: { id: sold.id } }] },
  };
  expect(await ask(visitor, seller.id)).toEqual(expected);
  expect(await ask(buyer, seller.id)).toEqual({ ...expected, email: seller.email });
  await seller.deleteProduct(first);
  expect(await ask(visitor, seller.id)).toMatchObject({ forSaleCount: 1 });
});

test('accounts that don’t sell or are gone have no page and no date of their first sale', async () => {
  const { seller, buyer, admin, visitor } = await createUsers(shop);
  expect(await ask(visitor, buyer.id)).toBeNull();
  expect(await ask(visitor, admin.id)).toBeNull();
  expect(await ask(visitor, '0'.repeat(24))).toBeNull();
  expect(await ask(visitor, 'nobody')).toBeNull();
  const me = '{ me { since forSaleCount soldCount productsForSale { totalCount } } }';
  expect((await buyer.graphql(me)).me).toEqual({
    since: null,
    forSaleCount: null,
    soldCount: null,
    productsForSale: null,
  });
  await admin.deleteUser(seller);
  expect(await ask(visitor, seller.id)).toBeNull();
});

test('a seller who became an admin keeps the page of what is still for sale', async () => {
  const { seller, admin, visitor } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await admin.patch(`/addAdmin?email=${encodeURIComponent(seller.email)}`);
  expect(await ask(visitor, seller.id)).toMatchObject({
    forSaleCount: 1,
    productsForSale: { edges: [{ node: { id: bench.id } }] },
  });
});
