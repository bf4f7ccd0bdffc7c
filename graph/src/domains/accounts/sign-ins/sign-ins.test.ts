import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient, type Request } from '@fitness-zone/testkit/api/api-client.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A visitor in a browser. */
const inBrowser = (userAgent?: string) =>
  apiClient(
    {
      logs: shop.logs,
      app: {
        inject: (request: Request) =>
          shop.app.inject({
            ...request,
            headers: { ...request.headers, ...(userAgent && { 'user-agent': userAgent }) },
          }),
      },
    },
    null,
  );

const recorded = ({ id }: { id: string }) =>
  shop.models.SignIn.find({ userId: id }).sort({ _id: -1 }).lean();

type Page = {
  adminSignIns: {
    edges: { cursor: string; node: { id: string; signedInAt: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
};

const browse = async (admin: TestUser, id: string, after?: string, first = 24) =>
  (
    await admin.graphql<Page>(
      `query ($id: ID!, $first: Int!, $after: String) {
        adminSignIns(userId: $id, first: $first, after: $after) {
          edges { cursor node { id signedInAt method browser user { id } } }
          pageInfo { hasNextPage endCursor }
        }
      }`,
      { id, first, ...(after && { after }) },
    )
  ).adminSignIns;

/** Signs in at several moments in order, each with its own ID token. */
async function signInAt({ uid, email }: TestUser, times: readonly number[]) {
  const [, open] = accountApis[0] ?? [];
  for (const time of times) {
    const idToken = shop.identity.signIn(uid, new Date(time));
    await open?.(inBrowser(firefox)).getToken({ email, idToken });
  }
}

describe.each(accountApis)('signing in through %s', (_name, open) => {
  test('is recorded with its time, its way and the browser, and without an address', async () => {
    const buyer = await createUser(shop);
    const at = new Date(Date.now() - 5000);
    const idToken = shop.identity.signIn(buyer.uid, at);
    await open(inBrowser(firefox)).getToken({ email: buyer.email, idToken });
    expect(await recorded(buyer)).toEqual([
      {
        _id: expect.any(Types.ObjectId),
        userId: new Types.ObjectId(buyer.id),
        signedInAt: at,
        method: 'password',
        browser: 'Firefox 140 on Windows',
      },
    ]);
  });

  test('with Google says so, at the first time, too; a program has no name', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const session = shop.identity.signUp({ email, displayName: 'G', providers: ['google.com'] });
    await open(inBrowser('curl/8')).getToken(session);
    const user = await shop.models.User.findOne({ uid: session.uid }).lean().orFail();
    const [one, ...others] = await shop.models.SignIn.find({ userId: user._id }).lean();
    expect(one).toMatchObject({ method: 'google' });
    expect(one).not.toHaveProperty('browser');
    expect(others).toEqual([]);
  });

  test('is recorded once, however often and wherever its token is renewed', async () => {
    const buyer = await createUser(shop);
    await Promise.all([1, 2, 3].map(() => open(inBrowser(firefox)).getToken(buyer)));
    await open(inBrowser()).getToken(buyer);
    expect(await recorded(buyer)).toHaveLength(1);
    // The same sign-in, whose token is renewed a long time later.
    await signInAt(buyer, [Date.now() - 91 * dayMs]);
    expect(await recorded(buyer)).toHaveLength(1);
  });

  test('is not recorded where it is refused', async () => {
    const { admin, buyer, otherBuyer } = await createUsers(shop);
    const api = open(inBrowser(firefox));
    await api
      .getToken({ email: buyer.email, idToken: otherBuyer.idToken })
      .refused(api.refusal('forbidden'));
    await admin.suspendUser(buyer, 'They write rude messages.');
    await api.getToken(buyer).refused(api.refusal('suspended'));
    expect([...(await recorded(buyer)), ...(await recorded(otherBuyer))]).toEqual([]);
  });

  test('works where it cannot be recorded, which is logged', async () => {
    const buyer = await createUser(shop);
    const failing = vi.spyOn(shop.models.SignIn, 'updateOne').mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    try {
      const { token } = await open(inBrowser(firefox)).getToken(buyer);
      expect(token).toEqual(expect.any(String));
    } finally {
      failing.mockRestore();
    }
    expect(shop.logs.join('\n')).toContain('a sign-in was not recorded');
    expect(await recorded(buyer)).toEqual([]);
  });
});

test('the newest 50 of an account are kept, in the order of their times', async () => {
  const buyer = await createUser(shop);
  const other = await createUser(shop);
  await signInAt(other, [Date.now() - 80 * dayMs]);
  const newest = Date.now() - 1000;
  const times = Array.from({ length: 53 }, (_, i) => newest - i * 60_000);
  // The newest one in the middle.
  await signInAt(buyer, [...times.slice(10).toReversed(), ...times.slice(0, 10)]);
  const kept = (await recorded(buyer)).map(({ signedInAt }) => signedInAt.getTime());
  expect(kept).toEqual(times.slice(0, 50));
  expect(await recorded(other)).toHaveLength(1);
});

describe('admins', () => {
  test('read those of an account in pages, newest first, in both APIs', async () => {
    const { admin, buyer } = await createUsers(shop);
    const newest = Date.now() - 1000;
    const times = Array.from({ length: 5 }, (_, i) => newest - i * 60_000);
    await signInAt(buyer, times);
    const first = await browse(admin, buyer.id.toUpperCase(), undefined, 3);
    expect(first.edges[0]?.node).toEqual({
      id: expect.any(String),
      signedInAt: new Date(newest).toISOString(),
      method: 'PASSWORD',
      browser: 'Firefox 140 on Windows',
      user: { id: buyer.id },
    });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await browse(admin, buyer.id, first.pageInfo.endCursor, 3);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const seen = [...first.edges, ...second.edges].map(({ node }) => Date.parse(node.signedInAt));
    expect(seen).toEqual(times);
    const url = `/signIns?userId=${buyer.id}&limit=3`;
    const response = await admin.send({ method: 'GET', url });
    expect(response.json()[0]).toEqual({
      _id: first.edges[0]?.node.id,
      userId: buyer.id,
      signedInAt: newest,
      method: 'password',
      browser: 'Firefox 140 on Windows',
    });
    const next = /<([^>]+)>/.exec(String(response.headers.link))?.[1] ?? '';
    expect(await admin.get(next)).toMatchObject(second.edges.map(({ node }) => ({ _id: node.id })));
  });

  test('read none of who has never signed in, and of who does not exist', async () => {
    const { admin, seller } = await createUsers(shop);
    for (const id of [seller.id, '0'.repeat(24)]) {
      expect((await browse(admin, id)).edges).toEqual([]);
      expect(await admin.get(`/signIns?userId=${id}`)).toEqual([]);
    }
  });

  test('get refusals for invalid or too long ids and for wrong pages', async () => {
    const { admin, buyer } = await createUsers(shop);
    const query = 'query ($id: ID!) { adminSignIns(userId: $id) { edges { cursor } } }';
    await admin.graphql(query, { id: 'nobody' }).refused('not-found');
    await admin.graphql(query, { id: 'x'.repeat(65) }).refused('invalid');
    await admin.get('/signIns').refused(400);
    await admin.get('/signIns?userId=nobody').refused(404);
    await admin.get(`/signIns?userId=${'x'.repeat(65)}`).refused(400);
    await admin.get(`/signIns?userId=${buyer.id}&after=nowhere`).refused(400);
    await admin.get(`/signIns?userId=${buyer.id}&limit=1001`).refused(400);
  });
});

test('only admins can read them; buyers and sellers can’t, not even their own', async () => {
  const { buyer, seller, visitor } = await createUsers(shop);
  const query = 'query ($id: ID!) { adminSignIns(userId: $id) { edges { cursor } } }';
  for (const one of [buyer, seller]) {
    await one.graphql(query, { id: one.id }).refused('forbidden');
    await one.get(`/signIns?userId=${one.id}`).refused(403);
  }
  await visitor.graphql(query, { id: buyer.id }).refused('unauthenticated');
  await visitor.get(`/signIns?userId=${buyer.id}`).refused(401);
});

test('they are part of what their account downloads, and of nobody else’s', async () => {
  const { buyer, otherBuyer } = await createUsers(shop);
  await signInAt(buyer, [Date.now() - 60_000, Date.now() - 1000]);
  await signInAt(otherBuyer, [Date.now() - 30_000]);
  const { signIns } = await buyer.get<{ signIns: { signedInAt: string }[] }>('/personalData');
  const own = (await recorded(buyer)).map(({ _id, signedInAt }) => ({
    id: _id.toHexString(),
    signedInAt: signedInAt.toISOString(),
    method: 'password',
    browser: 'Firefox 140 on Windows',
  }));
  expect(own).toHaveLength(2);
  expect(signIns).toEqual(own);
  const { personalData } = await buyer.graphql<{ personalData: { signIns: object[] } }>(
    '{ personalData }',
  );
  expect(personalData.signIns).toEqual(own);
});

test('they go with their account, by whomever it is deleted', async () => {
  const { admin, buyer, seller, otherBuyer } = await createUsers(shop);
  for (const one of [buyer, seller, otherBuyer]) await signInAt(one, [Date.now() - 1000]);
  await admin.deleteUser(buyer);
  await seller.post('/deleteAccount', { idToken: seller.idToken });
  expect([...(await recorded(buyer)), ...(await recorded(seller))]).toEqual([]);
  expect(await recorded(otherBuyer)).toHaveLength(1);
});
