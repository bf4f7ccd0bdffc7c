import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const acts = ['addAdmin', 'demoteAdmin', 'verifyUser', 'unverifyUser', 'deleteUser'] as const;

/** The specification's operations take an e-mail, all others an id. */
const nameOf = ({ id, email }: { id: string; email: string }, act: (typeof acts)[number]) =>
  act === 'demoteAdmin' || act === 'unverifyUser' ? id : email;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const accountOf = ({ uid }: { uid: string }) => shop.models.User.findOne({ uid }).lean();

describe.each(accountApis)('admins, through %s,', (_name, open) => {
  test('make an existing account an admin, whose next token has the new role', async () => {
    const { admin, buyer, visitor } = await createUsers(shop);
    const { message } = await open(admin).addAdmin(buyer.email);
    expect(message).toBe(`${buyer.email} is now an admin`);
    const { token } = await open(visitor).getToken(buyer);
    await open(apiClient(shop, token)).verifyUser((await createUser(shop)).email);
  });

  test('make no admin of the tokens that an account had before', async () => {
    const { admin, buyer } = await createUsers(shop);
    await open(admin).addAdmin(buyer.email);
    const attempt = open(buyer).verifyUser((await createUser(shop)).email);
    await attempt.refused(open(buyer).refusal('unauthenticated'));
  });

  test('promote no account whose e-mail is not verified at the provider', async () => {
    const { admin, buyer } = await createUsers(shop);
    Object.assign(shop.identity.peek(buyer.uid) ?? {}, { emailVerified: false });
    const api = open(admin);
    const answer = await api.addAdmin(buyer.email).refused(api.refusal('conflict'));
    expect(answer.message).toContain('has not been confirmed by its owner');
    expect(await accountOf(buyer)).toMatchObject({ role: 'buyer' });
  });

  test('promote the address’s present owner at the provider, not the account whose record still has it', async () => {
    const { admin, buyer, otherBuyer } = await createUsers(shop);
    const given = buyer.email;
    const left = `${buyer.uid}@example.com`;
    Object.assign(shop.identity.peek(buyer.uid) ?? {}, { email: left });
    const api = open(admin);
    await api.addAdmin(given).refused(api.refusal('not-found'));
    Object.assign(shop.identity.peek(otherBuyer.uid) ?? {}, { email: given });
    await api.addAdmin(given);
    expect(await accountOf(otherBuyer)).toMatchObject({ role: 'admin', email: given });
    expect(await accountOf(buyer)).toMatchObject({ role: 'buyer', email: left });
  });

  test('demote an admin, who is what they were before, and whose tokens end', async () => {
    const { admin, seller, visitor } = await createUsers(shop);
    await open(admin).addAdmin(seller.email);
    const { token } = await open(visitor).getToken(seller);
    const promoted = open(apiClient(shop, token));
    const { message } = await open(admin).demoteAdmin(seller.id);
    expect(message).toBe(`${seller.email} is no longer an admin`);
    expect(await accountOf(seller)).toMatchObject({ role: 'seller' });
    await promoted.verifyUser(seller.email).refused(promoted.refusal('unauthenticated'));
    await open(admin).demoteAdmin(seller.id).refused(open(admin).refusal('conflict'));
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
    await admin.advertiseProduct(bench);
    await admin.deleteProduct(bench);
  });

  test('verify buyers and sellers, also twice', async () => {
    const { admin, seller } = await createUsers(shop);
    const { message } = await open(admin).verifyUser(seller.email.toUpperCase());
    expect(message).toBe(`${seller.email} user verify successfully`);
    expect(await accountOf(seller)).toMatchObject({ verified: true });
    await open(admin).verifyUser(seller.email);
  });

  test('get a refusal for an invisible character in an e-mail', async () => {
    const { admin, seller } = await createUsers(shop);
    const url = `/verifyUser?${new URLSearchParams({ email: `\u200b${seller.email}` })}`;
    const rest = await admin.send({ method: 'PATCH', url });
    expect([rest.statusCode, rest.json().message]).toEqual([
      400,
      'Email contains an invisible character. Please type it again.',
    ]);
    const query = 'mutation ($email: EmailAddress!) { verifyUser(email: $email) { message } }';
    const payload = { query, variables: { email: `${seller.email}\u00ad` } };
    const graphql = await admin.send({ method: 'POST', url: '/graphql', payload });
    expect(graphql.json().data.verifyUser.message).toContain('invisible character');
    expect(await accountOf(seller)).toMatchObject({ verified: false });
  });

  test('undo a verification, also twice', async () => {
    const { admin, seller } = await createUsers(shop);
    await open(admin).verifyUser(seller.email);
    const { message } = await open(admin).unverifyUser(seller.id.toUpperCase());
    expect(message).toBe(`${seller.email} is no longer verified`);
    await open(admin).unverifyUser(seller.id);
    expect((await shop.models.User.findById(seller.id).lean())?.verified).toBe(false);
    const entries = await shop.models.AuditLog.find({ targetId: new Types.ObjectId(seller.id) });
    expect(entries.filter(({ action }) => action === 'unverify-user')).toHaveLength(1);
    await open(admin).unverifyUser(admin.id).refused(open(admin).refusal('forbidden'));
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
    const nobody = { id: '0'.repeat(24), email: 'nobody@example.com' };
    for (const act of acts) await api[act](nameOf(nobody, act)).refused(api.refusal('not-found'));
  });

  test.each(acts)('alone may %s', async (act) => {
    const { buyer, seller, visitor, otherBuyer } = await createUsers(shop);
    const other = nameOf(otherBuyer, act);
    await open(buyer)[act](other).refused(open(buyer).refusal('forbidden'));
    await open(seller)[act](nameOf(seller, act)).refused(open(seller).refusal('forbidden'));
    await open(visitor)[act](other).refused(open(visitor).refusal('unauthenticated'));
    expect(await accountOf(otherBuyer)).toMatchObject({ role: 'buyer', verified: false });
  });

  test('lose their rights with their role, at once', async () => {
    const { admin, otherBuyer } = await createUsers(shop);
    await shop.models.User.updateOne({ uid: admin.uid }, { role: 'buyer' });
    await open(admin).verifyUser(otherBuyer.email).refused(open(admin).refusal('forbidden'));
  });
});

describe.each(accountApis)('signing out everywhere, through %s,', (_name, open) => {
  test('ends every token, and every sign-in at the provider', async () => {
    const { buyer, visitor, otherBuyer } = await createUsers(shop);
    const { token } = await open(visitor).getToken(buyer);
    const other = open(apiClient(shop, token));
    const { message } = await open(buyer).signOutEverywhere();
    expect(message).toBe('You are signed out everywhere.');
    for (const session of [open(buyer), other])
      await session.signOutEverywhere().refused(session.refusal('unauthenticated'));
    await open(visitor).getToken(buyer).refused(open(visitor).refusal('unauthenticated'));
    const idToken = shop.identity.signIn(buyer.uid);
    await open(visitor).getToken({ email: buyer.email, idToken });
    await open(visitor).getToken(otherBuyer);
  });

  test('is refused, and changes nothing, when the provider is out of reach', async () => {
    const { buyer } = await createUsers(shop);
    const end = shop.identity.fail(new Error('ECONNREFUSED'));
    await open(buyer).signOutEverywhere().refused(open(buyer).refusal('unavailable'));
    end();
    expect((await accountOf(buyer))?.tokensValidFrom).toBeUndefined();
  });
});

describe('the last admin', () => {
  const [[, open]] = accountApis as [(typeof accountApis)[number]];
  const admins = () => shop.models.User.countDocuments({ role: 'admin' });

  test('cannot be demoted', async () => {
    await shop.models.User.deleteMany({ role: 'admin' });
    const admin = await createUser(shop, { role: 'admin' });
    const attempt = open(admin).demoteAdmin(admin.id);
    const { message } = await attempt.refused(open(admin).refusal('conflict'));
    expect(message).toBe('You can’t demote the last admin.');
    expect(await accountOf(admin)).toMatchObject({ role: 'admin' });
  });

  test.each(['demoteAdmin', 'deleteUser'] as const)(
    'remains when admins demote, and %s, one another at once',
    async (act) => {
      for (let round = 0; round < 8; round += 1) {
        await shop.models.User.deleteMany({ role: 'admin' });
        const one = await createUser(shop, { role: 'admin' });
        const other = await createUser(shop, { role: 'admin' });
        await Promise.all([
          open(one).demoteAdmin(other.id).settled(),
          open(other)[act](nameOf(one, act)).settled(),
        ]);
        expect(await admins()).toBeGreaterThan(0);
      }
    },
  );

  test('is not left behind by a demotion that was cut short', async () => {
    await shop.models.User.deleteMany({ role: 'admin' });
    const one = await createUser(shop, { role: 'admin' });
    const other = await createUser(shop, { role: 'admin' });
    const aMinuteAgo = new Date(Date.now() - 60_000);
    await shop.models.User.updateOne({ uid: one.uid }, { demotingAt: aMinuteAgo });
    await open(one).demoteAdmin(other.id);
    expect(await admins()).toBe(1);
  });

  test('whom ADMIN_EMAILS names is not demoted: the next sign-in would promote them again', async () => {
    const { admin } = await createUsers(shop);
    const named = await createUser(shop, { role: 'admin' });
    shop.config.adminEmails.push(named.email);
    const attempt = open(admin).demoteAdmin(named.id);
    expect((await attempt.refused(open(admin).refusal('conflict'))).message).toContain(
      'ADMIN_EMAILS',
    );
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

  test('are listed by role for admins, through GraphQL', async () => {
    const { admin } = await createUsers(shop);
    const query = `query Sellers {
      users(filter: { role: SELLER }, first: 1) { totalCount edges { node { email role } } pageInfo { hasNextPage } }
    }`;
    const { users } = await admin.graphql<{ users: unknown }>(query);
    expect(users).toMatchObject({
      totalCount: await shop.models.User.countDocuments({ role: 'seller' }),
      edges: [{ node: { role: 'SELLER' } }],
      pageInfo: { hasNextPage: true },
    });
  });
});
