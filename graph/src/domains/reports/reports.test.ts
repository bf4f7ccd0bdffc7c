import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function posted() {
  const users = await createUsers(shop);
  return { ...users, product: await users.seller.addProduct(aProduct()) };
}

const isReported = async ({ id }: { id: string }, viewer: TestUser) =>
  (
    await viewer.graphql<{ product: { reported: boolean } }>(
      'query ($id: ID!) { product(id: $id) { reported } }',
      { id },
    )
  ).product.reported;

const reportsOf = ({ id }: { id: string }) => shop.models.Report.countDocuments({ targetId: id });

describe('a product', () => {
  test('is flagged with its first report, which admins read', async () => {
    const { admin, buyer, otherBuyer, product } = await posted();
    expect(await isReported(product, otherBuyer)).toBe(false);
    const answer = await buyer.reportProduct(product, 'The cable is torn.');
    expect(answer).toMatchObject({
      message: 'Reported. An admin will review it.',
      product: { id: product.id, reported: true },
    });
    await otherBuyer.reportProduct(product);
    expect(await isReported(product, otherBuyer)).toBe(true);
    const { adminReports: reports } = await admin.graphql<{
      adminReports: { edges: { node: object }[] };
    }>(
      '{ adminReports { edges { node { kind reason note product { id } user { id } message { id } messagesBefore { id } reporter { id } } } } }',
    );
    expect(reports.edges[1]?.node).toEqual({
      kind: 'PRODUCT',
      reason: 'NOT_ALLOWED',
      note: 'The cable is torn.',
      product: { id: product.id },
      user: null,
      message: null,
      messagesBefore: [],
      reporter: { id: buyer.id },
    });
    const [newest] = await admin.get<object[]>('/reports');
    expect(newest).toMatchObject({
      kind: 'product',
      targetId: product.id,
      reason: 'not-allowed',
      reporterId: otherBuyer.id,
    });
  });

  test('is reported once by each, also at once, and never by its seller', async () => {
    const { seller, buyer, otherSeller, product } = await posted();
    const ends = await Promise.all([1, 2, 3].map(() => buyer.reportProduct(product).settled()));
    expect(ends.map(({ refusal }) => refusal).toSorted()).toEqual(['conflict', 'conflict', null]);
    await seller.reportProduct(product).refused('forbidden');
    await otherSeller.reportProduct(product);
    expect(await reportsOf(product)).toBe(2);
  });

  test('hidden from everybody can’t be reported', async () => {
    const { admin, seller, buyer, product } = await posted();
    await admin.hideProduct(product);
    await buyer.reportProduct(product).refused('not-found');
    await seller.deleteProduct(product);
    await buyer.reportProduct(product).refused('not-found');
    expect(await reportsOf(product)).toBe(0);
  });
});

describe('a person', () => {
  test('is reported once by each, and is not told', async () => {
    const { admin, buyer, otherBuyer, seller } = await posted();
    expect(await buyer.reportUser(seller)).toMatchObject({ user: { id: seller.id } });
    await buyer.reportUser(seller).refused('conflict');
    await otherBuyer.reportUser(seller);
    await seller.reportUser(buyer);
    expect(await reportsOf(seller)).toBe(2);
    const { adminReports: reports } = await admin.graphql<{
      adminReports: { edges: { node: object }[] };
    }>('{ adminReports(first: 1) { edges { node { kind reason user { id } product { id } } } } }');
    expect(reports.edges[0]?.node).toEqual({
      kind: 'USER',
      reason: 'FRAUD',
      user: { id: buyer.id },
      product: null,
    });
    expect(await shop.models.Notification.countDocuments({ userId: seller.id })).toBe(0);
  });

  test('is neither oneself, nor an admin, nor anybody unknown or deleted', async () => {
    const { admin, buyer, otherSeller } = await posted();
    await buyer.reportUser(buyer).refused('forbidden');
    await buyer.reportUser(admin).refused('not-found');
    await buyer.reportUser({ id: 'nobody' }).refused('not-found');
    await admin.deleteUser(otherSeller);
    await buyer.reportUser(otherSeller).refused('not-found');
  });
});

test('reports are bounded as messages are', async () => {
  const limited = await startTestShop({ env: { LIMIT_MESSAGES: '2' } });
  try {
    const { buyer, seller, otherSeller, otherBuyer } = await createUsers(limited);
    await buyer.reportUser(seller);
    await buyer.reportUser(otherSeller);
    await buyer.reportUser(otherBuyer).refused('too-many-requests');
  } finally {
    await limited.close();
  }
});

test('personal data has what the account reported, without what others did', async () => {
  const { buyer, otherBuyer, seller, product } = await posted();
  await buyer.reportProduct(product, 'The cable is torn.');
  await otherBuyer.reportUser(seller);
  const { reports } = await buyer.get<{ reports: object[] }>('/personalData');
  expect(reports).toMatchObject([
    {
      kind: 'product',
      targetId: product.id,
      reason: 'not-allowed',
      note: 'The cable is torn.',
    },
  ]);
});
