import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { inAnHour } from '@fitness-zone/testkit/shop/killed-delivery.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { Types } from 'mongoose';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { deliverDue } from './outbox.deliverer.ts';

const shop = await startTestShop();
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

/** The kinds of a product's notifications, in alphabetical order. */
const kindsOf = async ({ id }: { id: string }) => {
  const productId = new Types.ObjectId(id);
  const found = await shop.models.Notification.find({ productId }, { kind: 1 }).lean();
  return found.map(({ kind }) => kind).toSorted();
};
const notified = (product: { id: string }, kinds: readonly string[]) =>
  vi.waitFor(async () => expect(await kindsOf(product)).toEqual(kinds), { timeout: waits.step });

const isDown = () => new Refusal('unavailable', 'Search is temporarily unavailable.');

/** While the search engine is away, lists a product for its seller's followers and lowers its price. */
async function sellCheaper(make: string) {
  const { seller, buyer, otherBuyer } = await createUsers(shop);
  await buyer.followSeller(seller);
  await otherBuyer.saveSearch({ text: make });
  const input = aProduct({ productName: `${make} Rower`, resalePrice: 150_00 });
  const rower = await seller.addProduct(input);
  await notified(rower, ['new-listing']);
  await buyer.addToWishList(rower);
  await seller.updateProduct(anUpdate(rower, { ...input, resalePrice: 90_00 }));
  await notified(rower, ['new-listing', 'price-lowered']);
  return { ...rower, seller, input };
}

/** Resolves when the alerts of some products have failed. */
const areWaiting = (...products: readonly { id: string }[]) => {
  const waiting = {
    _id: { $in: products.map(({ id }) => id) },
    outboxDueAt: { $gt: new Date(Date.now() + 10_000) },
  };
  return vi.waitFor(
    async () => expect(await shop.models.Product.countDocuments(waiting)).toBe(products.length),
    { timeout: waits.step },
  );
};

const afterwards = ['cheaper-match', 'new-listing', 'price-lowered'];

test('a search engine that is down delays alerts alone, which come once when it is back, with the last price', async () => {
  const meets = vi.spyOn(shop.searches, 'meets').mockImplementation(async () => {
    throw isDown();
  });
  const products = [await sellCheaper('Quartz'), await sellCheaper('Onyx')];
  await areWaiting(...products);
  meets.mockClear();
  await deliverDue(shop, inAnHour());
  // Finding the engine down takes seconds, and many products may wait, so only one call is made.
  expect(meets).toHaveBeenCalledTimes(1);
  meets.mockRestore();
  for (let time = 0; time < 2; time += 1) {
    await shop.models.Product.updateMany(
      { _id: { $in: products.map(({ id }) => id) }, outboxDueAt: { $gt: new Date(0) } },
      { outboxDueAt: new Date(0) },
    );
    await Promise.all([deliverDue(shop, new Date()), deliverDue(shop, new Date())]);
  }
  await allNotified(shop);
  for (const product of products) expect(await kindsOf(product)).toEqual(afterwards);
});

test('a search engine that hangs delays alerts alone, and is asked once meanwhile', async () => {
  const meets = shop.searches.meets;
  const { promise: back, resolve: comeBack } = Promise.withResolvers<void>();
  const asked = vi.spyOn(shop.searches, 'meets').mockImplementation(async (...given) => {
    await back;
    return meets(...given);
  });
  const rower = await sellCheaper('Zephyr');
  // One call for the new product, one for its new price.
  const askedOf = () => asked.mock.calls.filter(([id]) => id === rower.id);
  await vi.waitFor(() => expect(askedOf()).toHaveLength(2), { timeout: waits.step });
  shop.events.publish({ kind: 'product', productId: rower.id });
  comeBack();
  await allNotified(shop);
  expect(askedOf()).toHaveLength(2);
  // The first call came before the price dropped.
  expect(await kindsOf(rower)).toEqual([...afterwards, 'new-match'].toSorted());
});

test('a product that became cheaper and dearer again meanwhile alerts as a new one', async () => {
  const meets = vi.spyOn(shop.searches, 'meets').mockRejectedValue(isDown());
  const rower = await sellCheaper('Opal');
  const { seller, input } = rower;
  await areWaiting(rower);
  await seller.updateProduct(anUpdate(rower, { ...input, resalePrice: 120_00, revision: 1 }));
  await areWaiting(rower);
  meets.mockRestore();
  await deliverDue(shop, inAnHour());
  await allNotified(shop);
  expect(await kindsOf(rower)).toEqual(['new-listing', 'new-match', 'price-lowered']);
});
