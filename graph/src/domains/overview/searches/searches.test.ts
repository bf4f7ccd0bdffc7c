import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { countedText } from './counted-text.rules.ts';
import { mostTextsADay, SearchCounts } from './search-counts.service.ts';

let now = Date.parse('2026-05-04T10:00:00Z');
const env = { TIME_ZONE: 'UTC' };
const shop = await startTestShop({ env, now: () => now, connect: { monitorCommands: true } });
afterAll(() => shop.close());
const commands = watchCommands(shop);
const { admin, seller } = await createUsers(shop);
beforeEach(async () => {
  now += 100 * dayMs;
  await shop.models.SearchedText.deleteMany();
  await shop.models.SearchedDay.deleteMany();
});

type Asked = { from?: string; url?: string; agent?: string };

/** A visitor at a network address searches, after the cached answer to earlier searches has expired. */
function search(text: string, { from = '10.0.0.1', url, agent = 'Firefox' }: Asked = {}) {
  now += 20_000;
  return shop.app.inject({
    url: url ?? `/products?q=${encodeURIComponent(text)}`,
    remoteAddress: from,
    headers: { 'user-agent': agent },
  });
}

/** Searches as visitors at this many addresses. */
async function searchBy(people: number, text: string, start = 1) {
  for (let one = start; one < start + people; one += 1)
    await search(text, { from: `10.0.${one}.1` });
}

async function shown() {
  await shop.searchCounts.flush();
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return admin.get<{ frequent: object[]; withoutResults: object[] }>(
    `/adminSearches?from=${day(now - 89 * dayMs)}&to=${day(now)}`,
  );
}

test('a text shows once five different people have searched for it', async () => {
  await seller.addProduct(aProduct({ productName: 'Rower' }));
  await searchBy(4, 'Rower');
  await search(' rówer ', { from: '10.0.1.1' });
  expect((await shown()).frequent).toEqual([]);
  const before = JSON.stringify([
    await shop.models.SearchedText.find().lean(),
    await shop.models.SearchedDay.find().lean(),
  ]);
  expect(before).not.toMatch(/rower|10\.0\./i);
  await searchBy(1, 'ROWER', 5);
  expect(await shown()).toEqual({
    frequent: [{ text: 'rower', count: 5, emptyCount: 0 }],
    withoutResults: [],
  });
  const [kept] = await shop.models.SearchedText.find().lean();
  expect(kept).not.toHaveProperty('marks');
});

test('searches without results are counted as such, unless other filters may be the cause', async () => {
  await searchBy(5, 'zorbing ball');
  await search('', { from: '10.0.9.1', url: '/products?q=zorbing%20ball&maxPrice=1' });
  expect((await shown()).withoutResults).toEqual([
    { text: 'zorbing ball', count: 6, emptyCount: 5 },
  ]);
});

test('one visitor counts once a day, and as one person with any account and on any day', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 5 }, () => createUser(shop, { role: 'buyer' })),
  );
  await search('kettlebell', { from: '10.0.99.1' });
  for (let day = 0; day < 6; day += 1) {
    for (const buyer of buyers) {
      await buyer.send({
        url: '/products?q=kettlebell',
        remoteAddress: '10.0.1.1',
        headers: { 'user-agent': 'Firefox' },
      });
      await search('kettlebell', { from: '10.0.1.1' });
    }
    await shop.searchCounts.flush();
    now += dayMs;
  }
  const [text] = await shop.models.SearchedText.find().lean();
  expect(text?.people).toBe(2);
  const days = await shop.models.SearchedDay.find().lean();
  expect(days.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1, 1]);
  // One account at several addresses counts as one person.
  for (let place = 2; place < 8; place += 1) {
    await buyers[0]?.send({
      url: '/products?q=kettlebell',
      remoteAddress: `10.0.${place}.1`,
      headers: { 'user-agent': 'Firefox' },
    });
  }
  expect((await shown()).frequent).toEqual([]);
});

test('robots, further pages and suggestions are not counted', async () => {
  for (let one = 1; one < 8; one += 1) {
    const from = `10.0.${one}.1`;
    await search('bench', { from, agent: 'Googlebot/2.1' });
    await search('', { from, url: '/products?q=bench&after=abc.000000000000000000000001' });
    await search('', { from, url: '/products' });
  }
  await shop.searchCounts.flush();
  expect(await shop.models.SearchedDay.countDocuments()).toBe(0);
});

test.each([
  'paul@example.com',
  'www.example.com',
  'call 503 555 0199',
  '+49 (30) 1234567',
  'x',
  'a'.repeat(61),
])('"%s" is not counted', (text) => expect(countedText(text)).toBeNull());

test.each([
  ['  Tréadmill   NordicTrack ', 'treadmill nordictrack'],
  ['dumbbells 20 kg under 150', 'dumbbells 20 kg under 150'],
])('"%s" is counted as "%s"', (text, counted) => expect(countedText(text)).toBe(counted));

test('a search is answered without a write, and many are written in a few commands', async () => {
  await searchBy(1, 'warm up');
  await shop.searchCounts.flush();
  const writes = (names: object[]) => names.filter((one) => 'update' in one || 'insert' in one);
  expect(writes(await commands.during(() => search('mat', { from: '10.9.9.9' })))).toEqual([]);
  await searchBy(40, 'mat');
  expect(writes(await commands.during(() => shop.searchCounts.flush())).length).toBeLessThan(10);
});

test('counts are kept for 90 days after', async () => {
  await searchBy(5, 'bench');
  await shop.searchCounts.flush();
  for (const { expire } of [
    ...(await shop.models.SearchedText.find().lean()),
    ...(await shop.models.SearchedDay.find().lean()),
  ]) {
    expect(expire.getTime() - now).toBeLessThanOrEqual(90 * dayMs);
  }
});

test('a text of one address never reaches the database, and an address has so many texts a day', async () => {
  const texts = Array.from({ length: mostTextsADay + 20 }, (_, one) => `odd text ${one}`);
  for (const text of texts) await search(text, { from: '10.0.1.1' });
  await shop.searchCounts.flush();
  expect(await shop.models.SearchedText.countDocuments()).toBe(0);
  expect(await shop.models.SearchedDay.countDocuments()).toBe(0);
  for (const text of texts) await search(text, { from: '10.0.2.1' });
  await shop.searchCounts.flush();
  expect(await shop.models.SearchedText.countDocuments()).toBe(mostTextsADay);
  // Another process has written one of them.
  const other = new SearchCounts(shop);
  other.count({
    text: 'odd text 1',
    isEmpty: true,
    address: '10.0.3.1',
    viewer: null,
    userAgent: 'Firefox',
  });
  await other.close();
  const counts = await shop.models.SearchedText.find({}, { people: 1 }).lean();
  expect([...new Set(counts.map(({ people }) => people))].toSorted()).toEqual([2, 3]);
});

test('texts that are not shown crowd out none that are', async () => {
  const date = new Date(now).toISOString().slice(0, 10);
  const expire = new Date(now + dayMs);
  await shop.models.SearchedDay.insertMany(
    Array.from({ length: 1_100 }, (_, one) => ({
      _id: `${date}:hidden${one}`,
      hash: `hidden${one}`,
      date,
      count: 50,
      emptyCount: 50,
      expire,
    })),
  );
  await searchBy(5, 'rowing machine');
  expect((await shown()).frequent).toEqual([
    { text: 'rowing machine', count: 5, emptyCount: expect.any(Number) },
  ]);
});
