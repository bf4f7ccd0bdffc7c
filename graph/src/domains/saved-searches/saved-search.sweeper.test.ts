import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test } from 'vitest';
import { sweepCategories } from '../categories/category.sweeper.ts';
import { notificationsOf } from '../notifications/notifications.fixture.ts';
import { sweepSavedSearches } from './saved-search.sweeper.ts';

const shop = await startTestShop();
afterAll(() => shop.close());

const savedBy = async (user: TestUser) =>
  (
    await user.graphql<{ mySavedSearches: { id: string; path: string; paused: boolean }[] }>(
      '{ mySavedSearches { id path paused } }',
    )
  ).mySavedSearches;

const matchesOf = async (user: TestUser) => {
  await allNotified(shop);
  const { all } = await notificationsOf(shop, user);
  return all.filter(({ kind }) => kind === 'NEW_MATCH').map(({ message }) => message);
};

async function twoCategories(admin: TestUser) {
  const gone = await admin.addCategory(aCategory());
  const target = await admin.addCategory(aCategory());
  return { gone, target };
}

test('saved searches follow the products of a deleted category', async () => {
  const { admin, seller, buyer, otherBuyer } = await createUsers(shop);
  const { gone, target } = await twoCategories(admin);
  const { savedSearch } = await buyer.saveSearch(
    { text: 'onyx', categoryIds: [gone.id] },
    { name: 'Onyx' },
  );
  const { savedSearch: paused } = await buyer.saveSearch({ categoryIds: [gone.id] });
  await buyer.updateSavedSearch(paused, { paused: true });
  // The account has saved both already.
  await otherBuyer.saveSearch({ categoryIds: [gone.id] });
  const { savedSearch: equal } = await otherBuyer.saveSearch({ categoryIds: [target.id] });
  await admin.deleteCategory(gone, target);
  // Simulates a late follow-up.
  const late = { ...shop, now: () => Date.now() + hourMs };
  await sweepCategories(late);
  await sweepSavedSearches(shop);
  const path = `/pages?category=${target.id}`;
  expect(await savedBy(buyer)).toEqual([
    { id: paused.id, path, paused: true },
    { id: savedSearch.id, path: `/pages?q=onyx&category=${target.id}`, paused: false },
  ]);
  expect(await savedBy(otherBuyer)).toEqual([{ id: equal.id, path, paused: false }]);
  const posted = { productName: 'Onyx Bench', resalePrice: 90_00, categoryId: target.id };
  await seller.addProduct(aProduct(posted));
  expect(await matchesOf(buyer)).toEqual(['New match for “Onyx”: Onyx Bench for $90.']);
  expect(await matchesOf(otherBuyer)).toHaveLength(1);
  // Saves from a page that was opened before the category was deleted.
  await buyer.saveSearch({ text: 'late', categoryIds: [gone.id] });
  await sweepCategories(late);
  await sweepSavedSearches(shop);
  expect((await savedBy(buyer))[0]?.path).toBe(`/pages?q=late&category=${target.id}`);
  await sweepCategories(late);
  expect(await shop.models.Category.exists({ _id: gone.id })).toBeNull();
});

test('a search in a category that left no products stays, and finds nothing', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const { gone, target } = await twoCategories(admin);
  const { savedSearch } = await buyer.saveSearch({ categoryIds: [gone.id] });
  const { savedSearch: either } = await buyer.saveSearch(
    { categoryIds: [gone.id, target.id] },
    { name: 'Either' },
  );
  await admin.deleteCategory(gone);
  await sweepSavedSearches(shop);
  await seller.addProduct(aProduct({ categoryId: target.id, productName: 'Bench' }));
  expect(await matchesOf(buyer)).toEqual([expect.stringMatching(/^New match for “Either”/)]);
  expect((await savedBy(buyer)).map(({ id }) => id)).toEqual([either.id, savedSearch.id]);
});
