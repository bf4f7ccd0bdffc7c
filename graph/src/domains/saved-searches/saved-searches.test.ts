import { graphqlApi } from '@fitness-zone/testkit/api/both-apis.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { mostSavedSearches } from './saved-search.rules.ts';

const shop = await startTestShop();
afterAll(() => shop.close());

type Saved = { id: string; name: string; path: string; mail: string; paused: boolean };

const savedBy = async (user: TestUser) =>
  (
    await user.graphql<{ mySavedSearches: Saved[] }>(
      '{ mySavedSearches { id name path mail paused } }',
    )
  ).mySavedSearches;

/** The message of a refused search. */
const refusal = async (user: TestUser, filter: object, code = 'invalid') => {
  const input = { name: 'My search', filter, mail: 'NEVER' as const };
  return (await graphqlApi.mutate(user, 'saveSearch', { input }).refused(code)).message;
};

const somewhere = { place: 'Portland, OR', within: 25 };

test('a search is saved with the address of its list, changed, paused and deleted', async () => {
  const { buyer } = await createUsers(shop);
  const category = 'AB'.repeat(12);
  const filter = {
    text: '  folding   treadmill ',
    categoryId: category,
    conditions: ['GOOD', 'FAIR', 'GOOD'],
    minPrice: 0,
    maxPrice: 400_50,
    maxYearsOfUse: 3,
    near: { ...somewhere, unit: 'KM' },
    verifiedSeller: false,
  };
  const { savedSearch } = await buyer.saveSearch(filter, { name: 'Treadmills', mail: 'DAILY' });
  expect(await savedBy(buyer)).toEqual([
    {
      id: savedSearch.id,
      name: 'Treadmills',
      path: `/pages?q=folding+treadmill&category=${category.toLowerCase()}&condition=fair&condition=good&max=400.5&years=3&near=Portland%2C+OR&within=25&unit=km`,
      mail: 'DAILY',
      paused: false,
    },
  ]);
  await buyer.updateSavedSearch(savedSearch, { paused: true });
  await buyer.updateSavedSearch(savedSearch, { name: 'Racks', filter: { text: 'rack' } });
  expect(await savedBy(buyer)).toEqual([
    { id: savedSearch.id, name: 'Racks', path: '/pages?q=rack', mail: 'DAILY', paused: true },
  ]);
  await buyer.deleteSavedSearch(savedSearch);
  await buyer.deleteSavedSearch(savedSearch).refused('not-found');
  expect(await savedBy(buyer)).toEqual([]);
});

test.each([
  {},
  { text: '  ', conditions: [], towns: [] },
  { near: { place: 'Portland, OR' } },
  { minPrice: 0, verifiedSeller: false },
])('a search without a restriction isn’t saved: %j', async (filter) => {
  const buyer = await createUser(shop, { role: 'buyer' });
  const message =
    'This search has no restriction yet. Add a product, a category, a price or a radius.';
  expect(await refusal(buyer, filter)).toBe(message);
});

test.each(['used', 'used cheap for sale', '!?'])(
  'a search for %j alone isn’t saved, in neither API',
  async (text) => {
    const { buyer } = await createUsers(shop);
    const message = `“${text}” doesn’t narrow the search. Add a product, a category, a price or a radius.`;
    expect(await refusal(buyer, { text })).toBe(message);
    const body = { name: 'My search', mail: 'never', filter: { text } };
    expect((await buyer.post('/saveSearch', body).refused(400)).message).toBe(message);
    const { savedSearch } = await buyer.saveSearch({ text: `${text} rower` });
    await buyer.updateSavedSearch(savedSearch, { filter: { text } }).refused('invalid');
    await buyer.saveSearch({ text, maxPrice: 500_00 });
  },
);

test.each([
  { near: { place: 'Nowhere at all' } },
  { near: somewhere },
  { verifiedSeller: true },
  { maxYearsOfUse: 0 },
])('any restriction is enough: %j', async (filter) => {
  const buyer = await createUser(shop, { role: 'buyer' });
  await buyer.saveSearch(filter);
  expect(await savedBy(buyer)).toHaveLength(1);
});

test('conditions for the server’s own lists aren’t saved', async () => {
  const buyer = await createUser(shop, { role: 'buyer' });
  const advertised = await refusal(buyer, { text: 'bench', advertised: true });
  expect(advertised).toBe('A saved search can’t ask for advertised products.');
  const [categoryId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  await buyer.saveSearch({ categoryId, categoryIds: [other] }).refused('invalid');
  await buyer.saveSearch({ minPrice: 200, maxPrice: 100 }).refused('invalid');
});

test('the same search is saved once, however it is written', async () => {
  const { buyer, otherBuyer } = await createUsers(shop);
  const { savedSearch } = await buyer.saveSearch({ text: 'Bench', towns: ['Salem, OR', 'B'] });
  const again = await buyer.saveSearch(
    { text: ' bench', towns: ['B', 'Salem, OR', 'B'], conditions: [] },
    { name: 'Other' },
  );
  expect(again).toMatchObject({
    message: 'You saved this search before, as “My search”.',
    savedSearch: { id: savedSearch.id, name: 'My search' },
  });
  const other = await buyer.saveSearch({ text: 'rack' });
  const filter = { text: 'BENCH', towns: ['B', 'Salem, OR'] };
  const changes = { id: other.savedSearch.id, input: { filter } };
  const refused = await graphqlApi
    .mutate<'updateSavedSearch', { savedSearch: object }>(
      buyer,
      'updateSavedSearch',
      changes,
      'savedSearch { id }',
    )
    .refused('conflict');
  expect(refused.savedSearch).toEqual({ id: savedSearch.id });
  expect(await savedBy(buyer)).toHaveLength(2);
  await otherBuyer.saveSearch({ text: 'bench', towns: ['B', 'Salem, OR'] });
});

test('an account has at most 50', async () => {
  const seller = await createUser(shop, { role: 'seller' });
  const userId = new Types.ObjectId(seller.id);
  await shop.models.SavedSearch.insertMany(
    Array.from({ length: mostSavedSearches }, (_, at) => ({
      userId,
      name: `Search ${at}`,
      mail: 'never',
      paused: false,
      createdAt: new Date(),
      filterKey: `${at}`,
      keys: [],
      filter: { text: `${at}` },
      conditions: { text: `${at}` },
    })),
  );
  const message = 'You have 50 saved searches. Delete one to save another.';
  expect(await refusal(seller, { text: 'bench' }, 'conflict')).toBe(message);
  const saved = await savedBy(seller);
  expect(saved).toHaveLength(mostSavedSearches);
  await seller.deleteSavedSearch({ id: saved[0]?.id ?? '' });
  await seller.saveSearch({ text: 'bench' });
});

test('only its owner can change a search, and a deleted account has none', async () => {
  const { buyer, otherBuyer, admin } = await createUsers(shop);
  const { savedSearch } = await buyer.saveSearch({ text: 'bench' });
  await otherBuyer.updateSavedSearch(savedSearch, { name: 'Mine' }).refused('not-found');
  await otherBuyer.deleteSavedSearch(savedSearch).refused('not-found');
  const { savedSearches } = await buyer.get<{ savedSearches: object[] }>('/personalData');
  expect(savedSearches).toMatchObject([{ name: 'My search', path: '/pages?q=bench' }]);
  await admin.delete(`/deleteUser?email=${encodeURIComponent(buyer.email)}`);
  expect(await shop.models.SavedSearch.countDocuments({ userId: buyer.id })).toBe(0);
});

test('REST has prices in major units', async () => {
  const buyer = await createUser(shop, { role: 'buyer' });
  const { savedSearch } = await buyer.post<{ savedSearch: { path: string } }>('/saveSearch', {
    name: 'Benches',
    mail: 'at-once',
    filter: { text: 'bench', maxPrice: 99.5, conditions: ['Good'] },
  });
  expect(savedSearch.path).toBe('/pages?q=bench&condition=good&max=99.5');
  expect(await buyer.get('/mySavedSearches')).toEqual([savedSearch]);
});
