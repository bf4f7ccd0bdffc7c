import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { oneOf, randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { meetsSearch } from '@fitness-zone/testkit/search/brute-force.ts';
import type { Search } from '@fitness-zone/testkit/search/candidate.ts';
import { expectedQuery } from '@fitness-zone/testkit/search/expected-query.ts';
import { randomSearch } from '@fitness-zone/testkit/search/random-searches.ts';
import { startSearchShop } from '@fitness-zone/testkit/search/search-shop.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, describe, expect, test } from 'vitest';
import { firstOutboxEntry } from '../../outbox/outbox.model.ts';
import { notificationsOf } from '../notifications.fixture.ts';
import { deliverOutbox } from './deliver-outbox.service.ts';
import { batchSize } from './draft.rules.ts';
import { draftsOfMatches, mostMatched } from './saved-search-alerts.queries.ts';

describe('a saved search', async () => {
  const shop = await startTestShop();
  afterAll(() => shop.close());

  const alertsOf = async (user: TestUser) => {
    await allNotified(shop);
    const { all } = await notificationsOf(shop, user);
    return all
      .filter(({ kind }) => kind === 'NEW_MATCH' || kind === 'CHEAPER_MATCH')
      .map(({ message }) => message);
  };
  const lastAlert = async (user: TestUser) =>
    (
      await user.graphql<{ mySavedSearches: { lastAlertAt: string | null }[] }>(
        '{ mySavedSearches { lastAlertAt } }',
      )
    ).mySavedSearches.map(({ lastAlertAt }) => lastAlertAt !== null);

  test('is one of so many that a product is matched with at most', async () => {
    const { seller, buyer } = await createUsers(shop);
    const { savedSearch } = await buyer.saveSearch({ text: 'tangerine rower' });
    const { _id: _, ...saved } = await shop.models.SavedSearch.findById(savedSearch.id)
      .lean()
      .orFail();
    await shop.models.SavedSearch.insertMany(
      Array.from({ length: batchSize }, (_one, at) => ({ ...saved, filterKey: `copy ${at}` })),
    );
    const { id } = await seller.addProduct(aProduct({ productName: 'Tangerine Rower' }));
    const product = await shop.models.Product.findById(id).lean().orFail();
    const entry = { kind: 'new-listing', name: 'a', at: new Date(shop.now()) } as const;
    const nextAfter = async (matched: number) =>
      (await draftsOfMatches(shop, product, entry, { after: null, matched })).next;
    expect(await nextAfter(0)).toMatchObject({ list: 'SavedSearch', matched: batchSize });
    expect(await nextAfter(mostMatched - batchSize)).toBeNull();
    await shop.models.SavedSearch.deleteMany({ userId: buyer.id });
  });

  test('alerts of a new match once, and of one that became cheaper', async () => {
    const { seller, buyer, otherBuyer } = await createUsers(shop);
    await buyer.saveSearch({ text: 'zephyr rower', maxPrice: 200_00 }, { name: 'Rowers' });
    await otherBuyer.saveSearch({ text: 'zephyr rower', maxPrice: 100_00 });
    expect(await lastAlert(buyer)).toEqual([false]);
    const rower = await seller.addProduct(
      aProduct({ productName: 'Zephyr Rower', resalePrice: 150_00 }),
    );
    await seller.addProduct(aProduct({ productName: 'Zephyr Bike', resalePrice: 150_00 }));
    const found = ['New match for “Rowers”: Zephyr Rower for $150.'];
    expect(await alertsOf(buyer)).toEqual(found);
    expect(await alertsOf(otherBuyer)).toEqual([]);
    expect([await lastAlert(buyer), await lastAlert(otherBuyer)]).toEqual([[true], [false]]);
    const lower = async (resalePrice: number, revision: number) =>
      seller.updateProduct(anUpdate(rower, { productName: 'Zephyr Rower', resalePrice, revision }));
    await lower(90_00, 0);
    expect(await alertsOf(buyer)).toEqual([
      'Cheaper match for “Rowers”: Zephyr Rower now costs $90 instead of $150.',
      ...found,
    ]);
    expect(await alertsOf(otherBuyer)).toHaveLength(1);
    // The price rises and falls again within a day.
    await lower(150_00, 1);
    await lower(90_00, 2);
    expect(await alertsOf(buyer)).toHaveLength(2);
  });

  test('that is paused, blocked, suspended or the seller’s own doesn’t alert', async () => {
    const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
    const suspended = await createUser(shop, { role: 'buyer' });
    const text = 'quartz';
    for (const person of [seller, otherBuyer, suspended, admin]) await person.saveSearch({ text });
    const { savedSearch } = await buyer.saveSearch({ text });
    await buyer.updateSavedSearch(savedSearch, { paused: true });
    await otherBuyer.askSeller(await seller.addProduct(aProduct()), 'Do you have others?');
    await otherBuyer.blockUser(seller);
    await admin.suspendUser(suspended, 'They write rude messages.');
    await seller.addProduct(aProduct({ productName: 'Quartz Bench' }));
    expect(await alertsOf(admin)).toHaveLength(1);
    for (const person of [seller, buyer, otherBuyer]) expect(await alertsOf(person)).toEqual([]);
    const userId = new Types.ObjectId(suspended.id);
    expect(await shop.models.Notification.exists({ userId, kind: 'new-match' })).toBeNull();
    await buyer.updateSavedSearch(savedSearch, { paused: false });
    await seller.addProduct(aProduct({ productName: 'Quartz Rack' }));
    expect(await alertsOf(buyer)).toHaveLength(1);
  });

  test('saved after the product was posted doesn’t alert about it', async () => {
    const { seller, buyer } = await createUsers(shop);
    await seller.addProduct(aProduct({ productName: 'Onyx Bench' }));
    await buyer.saveSearch({ text: 'onyx' });
    expect(await alertsOf(buyer)).toEqual([]);
  });
});

/** The search in REST's form, with prices in major units. */
const inRest = ({ minPrice, maxPrice, advertised: _no, ...search }: Search) => ({
  ...search,
  ...(minPrice !== undefined && { minPrice: minPrice / 100 }),
  ...(maxPrice !== undefined && { maxPrice: maxPrice / 100 }),
});

test('random searches alert of just what looking at each product finds, each once', {
  timeout: 300_000,
}, async () => {
  const random = randomNumbers(20_261_126);
  const searched = await startSearchShop(random, 80);
  const { shop } = searched;
  try {
    const all = await searched.candidates();
    const saved = new Map<string, Search>();
    for (let person = 0; person < 2; person += 1) {
      const buyer = await createUser(shop, { role: 'buyer' });
      for (let i = 0; i < 45; i += 1) {
        const { search } = randomSearch(random, all);
        const body = { name: `Search ${i}`, mail: 'never', filter: inRest(search) };
        const answer = (
          await buyer.post<{ savedSearch?: { _id: string } }>('/saveSearch', body).settled()
        ).result;
        // A search without a restriction is refused.
        if (answer.savedSearch)
          saved.set(answer.savedSearch._id, { ...search, advertised: undefined });
      }
    }
    expect(saved.size).toBeGreaterThan(60);
    const posted = Array.from({ length: 25 }, () => oneOf(random, all));
    const expected = new Set<string>();
    const queries = new Map(
      [...saved].map(([id, { text = '' }]) => [id, expectedQuery(all, text)]),
    );
    for (const product of new Set(posted)) {
      const _id = new Types.ObjectId(product._id);
      await shop.models.Product.updateOne(
        { _id },
        { $set: firstOutboxEntry({ kind: 'new-listing' }, new Date()) },
      );
      // Two processes deliver at once; a third continues after a kill.
      await Promise.all([deliverOutbox(shop, 'Product', _id), deliverOutbox(shop, 'Product', _id)]);
      await deliverOutbox(shop, 'Product', _id);
      for (const [id, search] of saved) {
        const query = queries.get(id);
        if (query && meetsSearch(product, search, query)) expected.add(`${id} ${product._id}`);
      }
    }
    const found = await shop.models.Notification.find({ kind: 'new-match' }).lean();
    const pairs = found.map(({ savedSearchId, productId }) => `${savedSearchId} ${productId}`);
    expect(pairs.toSorted()).toEqual([...expected].toSorted());
    expect(pairs.length).toBeGreaterThan(10);
  } finally {
    await searched.close();
  }
});
