import { advertisedForMs } from '@fitness-zone/contract/catalog/advertising.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endDueAdvertisements } from './advertisement.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Advertised = { advertisement: boolean; advertisedUntil: string | null };

/** A product's advertisement on its public page, and whether the list of advertised products has it. */
async function shown({ id }: { id: string }, viewer: TestUser) {
  const { product, products } = await viewer.graphql<{
    product: Advertised & { viewerCanAdvertise: boolean; viewerCanEndAdvertisement: boolean };
    products: { edges: { node: { id: string } }[] };
  }>(
    `query ($id: ID!) {
      product(id: $id) {
        advertisement advertisedUntil viewerCanAdvertise viewerCanEndAdvertisement
      }
      products(first: 100, filter: { advertised: true }) { edges { node { id } } }
    }`,
    { id },
  );
  return { ...product, isListed: products.edges.some(({ node }) => node.id === id) };
}

/** Collects the ids of products published as changed, until the end of the test. */
function changedProducts(): string[] {
  const changed: string[] = [];
  const unlisten = shop.events.listen((change) => {
    if (change?.kind === 'product') changed.push(change.productId);
  });
  onTestFinished(unlisten);
  return changed;
}

const posted = (seller: TestUser) => seller.addProduct(aProduct());

async function advertised(seller: TestUser) {
  const product = await posted(seller);
  await seller.advertiseProduct(product);
  return product;
}

const untilOf = async ({ id }: { id: string }) =>
  (await shop.models.Product.findById(id).lean())?.advertisedUntil?.getTime() ?? 0;

describe('an advertisement', () => {
  test('lasts thirty days from its beginning, which a repeat does not move', async () => {
    const { seller } = await createUsers(shop);
    const bench = await posted(seller);
    const begun = Date.now();
    await seller.advertiseProduct(bench);
    const until = await untilOf(bench);
    expect(until - advertisedForMs).toBeGreaterThanOrEqual(begun);
    expect(until - advertisedForMs).toBeLessThanOrEqual(Date.now());
    vi.useFakeTimers({ toFake: ['Date'], now: begun + 60_000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await seller.advertiseProduct(bench);
    expect(await untilOf(bench)).toBe(until);
    expect(await shown(bench, seller)).toEqual({
      advertisement: true,
      advertisedUntil: new Date(until).toISOString(),
      viewerCanAdvertise: false,
      viewerCanEndAdvertisement: true,
      isListed: true,
    });
  });

  test('is ended by the sweeper on time, not earlier, and open pages receive the change', async () => {
    const { seller, buyer } = await createUsers(shop);
    const [bench, later] = [await advertised(seller), await advertised(seller)];
    const until = await untilOf(bench);
    await shop.models.Product.updateOne(
      { _id: later.id },
      { advertisedUntil: new Date(until + 60_000) },
    );
    const changed = changedProducts();
    await endDueAdvertisements(shop, until - 1);
    expect(changed).not.toContain(bench.id);
    expect((await shown(bench, buyer)).advertisement).toBe(true);
    await endDueAdvertisements(shop, until);
    expect(changed.filter((id) => id === bench.id)).toHaveLength(1);
    expect(changed).not.toContain(later.id);
    expect(await shown(bench, seller)).toEqual({
      advertisement: false,
      advertisedUntil: null,
      viewerCanAdvertise: true,
      viewerCanEndAdvertisement: false,
      isListed: false,
    });
    await endDueAdvertisements(shop, until);
    expect(changed.filter((id) => id === bench.id)).toHaveLength(1);
  });

  test('is ended once by several processes at once, in batches', async () => {
    const { seller } = await createUsers(shop);
    const bench = await posted(seller);
    const record = await shop.models.Product.findById(bench.id).lean();
    const due = { advertisement: true, advertisedUntil: new Date(0) };
    const copies = Array.from({ length: 230 }, () => ({
      ...record,
      ...due,
      _id: new Types.ObjectId(),
    }));
    await shop.models.Product.insertMany(copies);
    const changed = changedProducts();
    await Promise.all([1, 2, 3].map(() => endDueAdvertisements(shop, 1)));
    // The shop's own sweeper may have ended some of them.
    await expect.poll(() => changed.length).toBe(copies.length);
    expect(new Set(changed).size).toBe(copies.length);
  });

  test('whose time is up restarts if its seller advertises before the sweeper has ended it', async () => {
    const { seller } = await createUsers(shop);
    const bench = await advertised(seller);
    await shop.models.Product.updateOne({ _id: bench.id }, { advertisedUntil: new Date(1) });
    await seller.advertiseProduct(bench);
    expect(await untilOf(bench)).toBeGreaterThan(Date.now());
    await endDueAdvertisements(shop, 1);
    expect((await shown(bench, seller)).advertisement).toBe(true);
  });

  test('ends with the sale and with the removal from sale', async () => {
    const { seller, buyer } = await createUsers(shop);
    const [sold, removed] = [await advertised(seller), await advertised(seller)];
    await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
    await seller.deleteProduct(removed);
    for (const { id } of [sold, removed]) {
      const record = await shop.models.Product.findById(id).lean();
      expect(record).toMatchObject({ advertisement: false });
      expect(record).not.toHaveProperty('advertisedUntil');
    }
  });

  test('is ended by its seller and by admins, whose act is put on record, and again without effect', async () => {
    const { seller, otherSeller, admin } = await createUsers(shop);
    const [bench, other] = [await advertised(seller), await advertised(seller)];
    await otherSeller.endAdvertisement(bench).refused('forbidden');
    const changed = changedProducts();
    await seller.endAdvertisement(bench);
    await seller.endAdvertisement(bench);
    expect(changed).toEqual([bench.id]);
    expect((await shown(bench, seller)).isListed).toBe(false);
    await admin.patch(`/endAdvertisement?id=${other.id}`);
    await admin.endAdvertisement(other);
    const entries = await shop.models.AuditLog.find({ actorId: new Types.ObjectId(admin.id) });
    expect(entries.map(({ action, targetId }) => [action, targetId.toHexString()])).toEqual([
      ['end-advertisement', other.id],
    ]);
  });
});
