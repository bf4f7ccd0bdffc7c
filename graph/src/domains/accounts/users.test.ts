import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const accountOf = ({ uid }: { uid: string }) => shop.models.User.findOne({ uid }).lean();

describe.each(accountApis)('admins, through %s,', (_name, open) => {
  test('make an existing account an admin, whose next request has the new role', async () => {
    const { admin, buyer } = await createUsers(shop);
    const { message } = await open(admin).addAdmin(buyer.email);
    expect(message).toBe(`${buyer.email} is an admin now`);
    await open(buyer).verifyUser((await createUser(shop)).email);
  });

  test('promote a buyer, whose lists go, since admins have none', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    await buyer.addToBookingList(await seller.addProduct(aProduct()));
    await buyer.addToWishList(await seller.addProduct(aProduct()));
    await open(admin).addAdmin(buyer.email);
    expect(await shop.models.Booking.countDocuments({ userId: buyer.id })).toBe(0);
    expect(await shop.models.Wish.countDocuments({ userId: buyer.id })).toBe(0);
  });

  test('promote a seller, whose products stay for sale and can be managed by admins', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await open(admin).addAdmin(seller.email);
    const shown = await buyer.get<{ sellerEmail: string }>(`/product/${bench.id}`);
    expect(shown).toMatchObject({ inStock: 'available', sellerEmail: seller.email });
    const asked = '{ product(id: $id) { sellerEmail viewerCanBuy } }';
    const { product } = await buyer.graphql(`query Q($id: ID!) ${asked}`, { id: bench.id });
    expect(product).toEqual({ sellerEmail: seller.email, viewerCanBuy: true });
    await buyer.addToBookingList(bench);
    await seller.advertiseProduct(bench);
    await seller.deleteProduct(bench);
  });

  test('verify buyers and sellers, also twice', async () => {
    const { admin, seller } = await createUsers(shop);
    const { message } = await open(admin).verifyUser(seller.email.toUpperCase());
    expect(message).toBe(`${seller.email} user verify successfully`);
    expect(await accountOf(seller)).toMatchObject({ verified: true });
    await open(admin).verifyUser(seller.email);
  });

  test('cannot verify admins, nor make one an admin twice', async () => {
    const { admin } = await createUsers(shop);
    const api = open(admin);
    await api.verifyUser(admin.email).refused(api.refusal('forbidden'));
    await api.addAdmin(admin.email).refused(api.refusal('conflict'));
  });

  test('promote and verify existing accounts only', async () => {
    const { admin } = await createUsers(shop);
    const api = open(admin);
    for (const act of ['addAdmin', 'verifyUser', 'deleteUser'] as const)
      await api[act]('nobody@example.com').refused(api.refusal('not-found'));
  });

  test.each(['addAdmin', 'verifyUser', 'deleteUser'] as const)('alone may %s', async (act) => {
    const { buyer, seller, visitor, otherBuyer } = await createUsers(shop);
    await open(buyer)[act](otherBuyer.email).refused(open(buyer).refusal('forbidden'));
    await open(seller)[act](seller.email).refused(open(seller).refusal('forbidden'));
    await open(visitor)[act](otherBuyer.email).refused(open(visitor).refusal('unauthenticated'));
    expect(await accountOf(otherBuyer)).toMatchObject({ role: 'buyer', verified: false });
  });

  test('lose their rights with their role, at once', async () => {
    const { admin, otherBuyer } = await createUsers(shop);
    await shop.models.User.updateOne({ uid: admin.uid }, { role: 'buyer' });
    await open(admin).verifyUser(otherBuyer.email).refused(open(admin).refusal('forbidden'));
  });
});

test.each([
  '/addAdmin?email[$ne]=x',
  '/addAdmin?email=a@example.com&email=b@example.com',
  '/addAdmin',
  '/addAdmin?email=%00',
])('PATCH %s answers not found for an unknown account', async (path) => {
  const { admin } = await createUsers(shop);
  const { refusal } = await admin.patch(path).settled();
  expect([400, 404]).toContain(refusal);
});

describe('the users an account may see', () => {
  type Users = { data: { email: string; userRole: string }[] };
  const users = (caller: ReturnType<typeof apiClient>) => caller.get<Users>('/users');

  test('are all for admins, newest first and page by page', async () => {
    const { admin } = await createUsers(shop);
    const newest = await createUser(shop);
    const { data } = await users(admin);
    expect(data).toHaveLength(await shop.models.User.countDocuments());
    expect(data[0]).toMatchObject({ email: newest.email, userRole: 'buyer', verified: false });

    const first = await admin.send({ url: '/users?limit=2' });
    const [, next = ''] = String(first.headers.link).match(/^<(.+)>; rel="next"$/) ?? [];
    const page = await admin.get<Users>(next);
    expect(page.data.map(({ email }) => email)).toEqual(data.slice(2, 4).map(({ email }) => email));
  });

  test('are oneself for buyers and sellers', async () => {
    const { buyer, seller } = await createUsers(shop);
    for (const person of [buyer, seller])
      expect((await users(person)).data).toMatchObject([{ email: person.email }]);
  });

  test('are none for visitors', async () => {
    const { visitor } = await createUsers(shop);
    expect(await users(visitor)).toEqual({ success: true, data: [] });
  });

  test('are listed by role for admins, and for no other role, through GraphQL', async () => {
    const { admin, seller } = await createUsers(shop);
    const query = `query Sellers {
      users(role: SELLER, first: 1) { totalCount edges { node { email role } } pageInfo { hasNextPage } }
    }`;
    const { users } = await admin.graphql<{ users: unknown }>(query);
    expect(users).toMatchObject({
      totalCount: await shop.models.User.countDocuments({ role: 'seller' }),
      edges: [{ node: { role: 'SELLER' } }],
      pageInfo: { hasNextPage: true },
    });
    await seller.graphql(query).refused('forbidden');
    await apiClient(shop, null).graphql(query).refused('unauthenticated');
  });
});
