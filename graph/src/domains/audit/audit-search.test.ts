import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let users: Awaited<ReturnType<typeof createUsers>>;
let product: { id: string };
beforeAll(async () => {
  shop = await startTestShop({ env: { TIME_ZONE: 'America/New_York' } });
  users = await createUsers(shop);
  const { admin, seller, otherSeller } = users;
  product = await seller.addProduct(aProduct({ productName: 'Airdyne', location: 'Zürich' }));
  await admin.verifyUser(seller);
  await admin.hideProduct(product, 'The chain is worn.');
  await admin.suspendUser(otherSeller, 'They sell what they do not have.');
  await admin.addCategory({ ...aCategory(), title: 'Kettlebells' });
});
afterAll(() => shop.close());

type Log = {
  totalCount: number;
  edges: { cursor: string; node: { id: string; action: string } }[];
  pageInfo: { hasNextPage: boolean };
};

type Asked = { first?: number; after?: string | undefined } & Record<string, unknown>;

const search = ({ first, after, ...filter }: Asked) =>
  users.admin
    .graphql<{ adminAuditLog: Log }>(
      `query ($filter: AuditEntryFilter, $first: Int, $after: String) {
        adminAuditLog(filter: $filter, first: $first, after: $after) {
          totalCount edges { cursor node { id action } } pageInfo { hasNextPage }
        }
      }`,
      { filter, first, after },
    )
    .map(({ adminAuditLog }) => adminAuditLog);

const actionsOf = async (asked: Asked) => {
  const { edges, totalCount } = await search(asked);
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }) => node.action);
};

test('entries are found by who did it, to whom or to what, by reason, id and address', async () => {
  const { admin, seller, otherSeller } = users;
  expect(await actionsOf({ text: seller.name, action: 'VERIFY_USER' })).toEqual(['VERIFY_USER']);
  expect(await actionsOf({ text: otherSeller.email })).toEqual(['SUSPEND_USER']);
  expect(await actionsOf({ text: 'airdyne zurich' })).toEqual(['HIDE_PRODUCT']);
  expect(await actionsOf({ text: 'kettle' })).toEqual(['ADD_CATEGORY']);
  expect(await actionsOf({ text: product.id })).toEqual(['HIDE_PRODUCT']);
  expect(await actionsOf({ text: `kettle ${admin.email}` })).toEqual(['ADD_CATEGORY']);
  expect(await actionsOf({ text: 'submarine' })).toEqual([]);
  const [entry] = await shop.models.AuditLog.find({ targetId: new Types.ObjectId(seller.id) });
  expect(await actionsOf({ text: entry?._id.toHexString() })).toEqual(['VERIFY_USER']);
});

test('an entry is found by a search right after its act, and by the new name of its product', async () => {
  const { admin, seller } = users;
  await search({ text: 'rogue' });
  const other = await seller.addProduct(aProduct({ productName: 'Rogue' }));
  await admin.hideProduct(other);
  expect(await actionsOf({ text: 'rogue' })).toEqual(['HIDE_PRODUCT']);
  await admin.restoreProduct(other);
  expect(await actionsOf({ text: 'rogue' })).toEqual(['RESTORE_PRODUCT', 'HIDE_PRODUCT']);
});

test('a day is one of the shop: it begins and ends at its midnight', async () => {
  const { admin } = users;
  const person = await createUser(shop, { role: 'buyer' });
  const targetId = new Types.ObjectId(person.id);
  // 23:59 and 00:00 in New York.
  for (const createdAt of ['2031-03-02T04:59:00Z', '2031-03-02T05:00:00Z']) {
    await shop.models.AuditLog.insert({
      action: 'verify-user',
      source: 'request',
      targetId,
      actorId: new Types.ObjectId(admin.id),
      createdAt: new Date(createdAt),
    });
  }
  const count = async (days: object) => (await search({ ...days, text: person.id })).totalCount;
  expect(await count({ from: '2031-03-01', to: '2031-03-01' })).toBe(1);
  expect(await count({ from: '2031-03-02' })).toBe(1);
  expect(await count({ from: '2031-03-01' })).toBe(2);
  expect(await count({ to: '2031-02-28' })).toBe(0);
  expect(await count({ from: '2031-03-03', to: '2031-03-01' })).toBe(0);
});

test('a day is one of the time zone that is named, in both APIs', async () => {
  const { admin } = users;
  const person = await createUser(shop, { role: 'buyer' });
  // 23:59 and 00:00 in Kiritimati, fourteen hours before UTC; in New York both are on June 9.
  for (const createdAt of ['2031-06-10T09:59:00Z', '2031-06-10T10:00:00Z']) {
    await shop.models.AuditLog.insert({
      action: 'verify-user',
      source: 'request',
      targetId: new Types.ObjectId(person.id),
      actorId: new Types.ObjectId(admin.id),
      createdAt: new Date(createdAt),
    });
  }
  const counts = async (days: Record<string, string>) => {
    const query = new URLSearchParams({ ...days, q: person.id });
    const entries = await admin.get<unknown[]>(`/auditLog?${query}`);
    return [(await search({ ...days, text: person.id })).totalCount, entries.length];
  };
  const day = (date: string) => ({ from: date, to: date });
  expect(await counts(day('2031-06-10'))).toEqual([2, 2]);
  const timeZone = 'Pacific/Kiritimati';
  expect(await counts({ ...day('2031-06-10'), timeZone })).toEqual([1, 1]);
  expect(await counts({ ...day('2031-06-11'), timeZone })).toEqual([1, 1]);
  expect(await counts({ from: '2031-06-11', timeZone: 'pacific/kiritimati' })).toEqual([1, 1]);
});

test.each(['Nowhere/City', '+05:00', 'x'.repeat(65)])(
  'a time zone that is none (%s) is refused',
  async (timeZone) => {
    await search({ from: '2031-06-10', timeZone }).refused('invalid');
    await search({ timeZone }).refused('invalid');
    const url = `/auditLog?${new URLSearchParams({ timeZone })}`;
    const { statusCode, body } = await users.admin.send({ method: 'GET', url });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('timeZone')]);
  },
);

test('pages follow one another without a gap, also while entries are added', async () => {
  const { admin, seller } = users;
  for (let time = 0; time < 3; time += 1) {
    await admin.unverifyUser(seller);
    await admin.verifyUser(seller);
  }
  const whole = await search({ action: 'VERIFY_USER', text: seller.email });
  const first = await search({ action: 'VERIFY_USER', text: seller.email, first: 2 });
  await admin.unverifyUser(seller);
  await admin.verifyUser(seller);
  const after = first.edges.at(-1)?.cursor;
  const rest = await search({ action: 'VERIFY_USER', text: seller.email, after });
  const ids = ({ edges }: Log) => edges.map(({ node }) => node.id);
  expect([...ids(first), ...ids(rest)]).toEqual(ids(whole));
  expect(first.pageInfo.hasNextPage).toBe(true);
});

test('invalid days are refused, after the permission', async () => {
  const { admin, seller } = users;
  await search({ from: '2026-02-30' }).refused('invalid');
  await search({ to: 'tomorrow' }).refused('invalid');
  for (const query of ['from=2026-02-30', 'to=tomorrow', 'action=nothing']) {
    const { statusCode } = await admin.send({ method: 'GET', url: `/auditLog?${query}` });
    expect(statusCode, query).toBe(400);
  }
  const url = '/auditLog?to=tomorrow';
  const { body } = await admin.send({ method: 'GET', url });
  expect(body).toContain('must be a day such as 2026-05-04.');
  expect((await seller.send({ method: 'GET', url })).statusCode).toBe(403);
});

test('REST finds the same, and says where the next page is', async () => {
  const { admin, seller } = users;
  const found = await admin.get<{ _id: string }[]>(
    `/auditLog?action=verify-user&q=${encodeURIComponent(seller.email)}`,
  );
  const { edges } = await search({ action: 'VERIFY_USER', text: seller.email });
  expect(found.map(({ _id }) => _id)).toEqual(edges.map(({ node }) => node.id));
  const url = '/auditLog?action=verify-user&limit=1';
  const { headers, body } = await admin.send({ method: 'GET', url });
  expect(JSON.parse(body)).toHaveLength(1);
  expect(headers.link).toContain('action=verify-user');
});
