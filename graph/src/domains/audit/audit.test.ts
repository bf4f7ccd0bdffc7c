import { accountApis } from '@fitness-zone/testkit/api/account-apis.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readTrustedProxies } from '../../config/trusted-proxies.ts';
import { actorOf, recordAdminAct } from './record-admin-act.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    env: { ADMIN_EMAILS: 'owner@example.com' },
    config: { trustProxy: readTrustedProxies('1') },
  });
});
afterAll(() => shop.close());

type Entry = {
  id: string;
  action: string;
  source: string;
  actorId: string | null;
  targetId: string;
  address: string | null;
  failedEntryId: string | null;
  actor: { name: string } | null;
  user: { name: string } | null;
  category: { title: string } | null;
  product: { productName: string } | null;
};
type Log = { edges: { cursor: string; node: Entry }[]; pageInfo: { hasNextPage: boolean } };

const readLog = (caller: ReturnType<typeof apiClient>, variables: object = {}) =>
  caller
    .graphql<{ adminAuditLog: Log }>(
      `query ($first: Int, $after: String) { adminAuditLog(first: $first, after: $after) {
        edges { cursor node {
          id action source actorId targetId address failedEntryId createdAt
          actor { name } user { name } category { title } product { productName }
        } }
        pageInfo { hasNextPage }
      } }`,
      { ...variables },
    )
    .map(({ adminAuditLog }) => adminAuditLog);

const entriesOf = async (targetId: string) =>
  shop.models.AuditLog.find({ targetId: new Types.ObjectId(targetId) });

describe('an entry', () => {
  test('says who did what, to whom, when and from where, and the log has it without an e-mail', async () => {
    const { admin, seller } = await createUsers(shop);
    const before = shop.logs.length;
    await admin.send({
      method: 'PATCH',
      url: `/verifyUser?email=${encodeURIComponent(seller.email)}`,
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    const [entry] = (await readLog(admin, { first: 1 })).edges;
    expect(entry?.node).toMatchObject({
      action: 'VERIFY_USER',
      source: 'REQUEST',
      actorId: admin.id,
      targetId: seller.id,
      address: '198.51.100.7',
      failedEntryId: null,
      actor: { name: admin.name },
      user: { name: seller.name },
      category: null,
      product: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    const line = shop.logs.slice(before).find((text) => text.includes('"admin act"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      action: 'verify-user',
      actor: admin.id,
      target: seller.id,
    });
    expect(line).not.toContain(seller.email);
  });

  test('is written for categories, and for what admins do to products of others', async () => {
    const { admin, seller } = await createUsers(shop);
    const category = await admin.addCategory(aCategory());
    const bench = await seller.addProduct(aProduct());
    await admin.advertiseProduct(bench);
    await admin.deleteProduct(bench);
    const { edges } = await readLog(admin, { first: 3 });
    expect(edges.map(({ node }) => [node.action, node.targetId, node.actorId])).toEqual([
      ['DELETE_PRODUCT', bench.id, admin.id],
      ['ADVERTISE_PRODUCT', bench.id, admin.id],
      ['ADD_CATEGORY', category.id, admin.id],
    ]);
    expect(edges[0]?.node.product).toEqual({ productName: bench.productName });
    expect(edges[2]?.node.category).toEqual({ title: category.title });
  });

  test('is not written for what sellers do to their own, nor for what changes nothing', async () => {
    const { admin, seller } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    await seller.advertiseProduct(bench);
    await admin.advertiseProduct(bench);
    await seller.deleteProduct(bench);
    await admin.deleteProduct(bench).refused('not-found');
    expect(await entriesOf(bench.id)).toEqual([]);
    await admin.verifyUser(seller);
    await admin.verifyUser(seller);
    expect(await entriesOf(seller.id)).toHaveLength(1);
  });

  test('names no account that is gone, and keeps the ids', async () => {
    const { admin, buyer } = await createUsers(shop);
    await admin.deleteUser(buyer);
    const [entry] = (await readLog(admin, { first: 1 })).edges;
    expect(entry?.node).toMatchObject({ action: 'DELETE_USER', targetId: buyer.id, user: null });
    const kept = JSON.stringify(await entriesOf(buyer.id));
    expect(kept).not.toContain(buyer.email);
    expect(kept).not.toContain(buyer.name);
  });

  test('says that ADMIN_EMAILS made an admin', async () => {
    const { id, idToken, uid } = await createUser(shop, { email: 'owner@example.com' });
    Object.assign(shop.identity.peek(uid) ?? {}, { emailVerified: true });
    const [, open] = accountApis[0] ?? [];
    await open?.(apiClient(shop, null)).getToken({ email: 'owner@example.com', idToken });
    expect(await entriesOf(id)).toMatchObject([
      { action: 'add-admin', source: 'admin-emails', address: '127.0.0.1' },
    ]);
  });
});

describe('the log', () => {
  test('comes in pages, through both APIs', async () => {
    const { admin } = await createUsers(shop);
    for (let i = 0; i < 3; i += 1) await admin.addCategory(aCategory());
    const first = await readLog(admin, { first: 2 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await readLog(admin, { first: 1, after: first.edges[1]?.cursor ?? '' });
    const rest = await admin.get<{ _id: string; action: string }[]>('/auditLog?limit=3');
    expect(rest.map(({ _id }) => _id)).toEqual(
      [...first.edges, ...second.edges].map(({ node }) => node.id),
    );
    expect(rest[0]).toMatchObject({ action: 'add-category', source: 'request', actorId: admin.id });
    const { headers } = await admin.send({ method: 'GET', url: '/auditLog?limit=1' });
    expect(headers.link).toContain('rel="next"');
  });

  test('cannot be changed', async () => {
    const { admin } = await createUsers(shop);
    await admin.addCategory(aCategory());
    expect(Object.keys(shop.models.AuditLog).toSorted()).toEqual(
      ['countDocuments', 'find', 'findById', 'init', 'insert'].toSorted(),
    );
    const model = shop.database.connection.model('AuditEntry');
    const before = await model.find().lean();
    await expect(model.updateOne({}, { action: 'add-admin' })).rejects.toThrow('never changed');
    await expect(model.deleteMany({})).rejects.toThrow('never changed');
    await expect(model.findOneAndDelete({})).rejects.toThrow('never changed');
    await expect(model.replaceOne({}, {})).rejects.toThrow('never changed');
    expect(await model.find().lean()).toEqual(before);
  });
});

/** The audit log cannot be written, until the end of the test. */
function unwritable() {
  const model = shop.database.connection.model('AuditEntry');
  const failing = vi.spyOn(model, 'create').mockRejectedValue(new Error('not primary'));
  onTestFinished(() => failing.mockRestore());
}

describe('an act whose entry cannot be written', () => {
  test('is not done', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    unwritable();
    const fault = 'INTERNAL_SERVER_ERROR';
    await admin.verifyUser(seller).refused(fault);
    await admin.deleteUser(buyer).refused(fault);
    await admin.deleteProduct(bench).refused(fault);
    const category = aCategory();
    await admin.addCategory(category).refused(fault);
    await admin.patch(`/addAdmin?email=${encodeURIComponent(buyer.email)}`).refused(500);
    const { User, Product, Category } = shop.models;
    expect(await User.findById(seller.id).lean()).toMatchObject({ verified: false });
    const kept = await User.findById(buyer.id).lean();
    expect(kept).toMatchObject({ role: 'buyer' });
    expect(kept?.deletingAt).toBeUndefined();
    expect(await Product.findById(bench.id).lean()).toMatchObject({ inStock: 'available' });
    expect(await Category.exists({ title: category.title })).toBeNull();
  });
});

test('an act that fails behind its entry is followed by an entry that says so', async () => {
  const { admin } = await createUsers(shop);
  const targetId = new Types.ObjectId();
  const by = actorOf({ viewer: await shop.models.User.findById(admin.id).lean(), address: '::1' });
  const act = { action: 'verify-user', targetId, by } as const;
  const failing = recordAdminAct(shop, act, () => Promise.reject(new Error('too late')));
  await expect(failing).rejects.toThrow('too late');
  expect(await recordAdminAct(shop, act, async () => null)).toBeNull();
  const entries = await shop.models.AuditLog.find({ targetId }).sort({ _id: -1 });
  const [nothing, second, failed, first] = entries;
  expect([nothing?.failedEntryId, failed?.failedEntryId]).toEqual([second?._id, first?._id]);
  expect([second?.failedEntryId, first?.failedEntryId]).toEqual([undefined, undefined]);
});
