import { expect, test } from 'vitest';
import { Cache } from '../cache/cache.ts';
import { cachePages } from './cached-pages.ts';

const address = '192.0.2.1';
const free = { address, count: async () => {} };

/** The parts of a shop that a page cache needs, and a way to write. */
function aShop() {
  const cache = new Cache({ isExact: true });
  const write = () => cache.written({ collection: 'products', ids: null });
  return { shop: { cache, now: () => 0 }, write };
}

/** A cache over a renderer that records its paths, and how many pages it renders at once. */
function aCache(statusOf = (_path: string) => 200) {
  const rendered: string[] = [];
  let atOnce = 0;
  let most = 0;
  const { shop, write } = aShop();
  const find = cachePages(shop, async (path) => {
    shop.cache.tag('products');
    rendered.push(path);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 2));
    atOnce -= 1;
    return { status: statusOf(path), body: path };
  });
  return { write, find, rendered, most: () => most };
}

test('a page is rendered and counted once, for all who wait for it and for later visitors', async () => {
  const { write, find, rendered } = aCache();
  let counted = 0;
  const count = {
    address,
    count: async () => {
      counted += 1;
    },
  };
  const first = find('/', count);
  await new Promise((resolve) => setTimeout(resolve));
  const pages = await Promise.all([first, find('/', count), find('/', count)]);
  expect([...pages, await find('/', count)].map((page) => page?.body)).toEqual(Array(4).fill('/'));
  expect([rendered, counted]).toEqual([['/'], 1]);
  write();
  await find('/', count);
  expect([rendered, counted]).toEqual([['/', '/'], 2]);
});

test('a page that was begun before a write is given to nobody who asks after it', async () => {
  const { write, find, rendered, most } = aCache();
  const asked = [find('/', free)];
  while (rendered.length === 0) await new Promise((resolve) => setImmediate(resolve));
  write();
  asked.push(find('/', free));
  await new Promise((resolve) => setTimeout(resolve));
  asked.push(find('/', free));
  await Promise.all(asked);
  expect(rendered).toEqual(['/', '/']);
  await find('/', free);
  expect([rendered, most()]).toEqual([['/', '/'], 1]);
});

test('a page is not rendered for a caller whose allowance is used up', async () => {
  const { find, rendered } = aCache();
  const refuse = { address, count: () => Promise.reject(new Error('used up')) };
  await expect(find('/', refuse)).rejects.toThrow('used up');
  expect(rendered).toEqual([]);
  expect(await find('/', free)).toMatchObject({ body: '/' });
  expect(await find('/', refuse)).toMatchObject({ body: '/' });
});

test('different pages are rendered one after the other, and others are answered in between', async () => {
  const { find, most } = aCache();
  const pages = await Promise.all(['/a', '/b', '/c'].map((path) => find(path, free)));
  expect(pages.map((page) => page?.body)).toEqual(['/a', '/b', '/c']);
  expect(most()).toBe(1);
});

test('when many pages wait, a further one is refused at once and not counted', async () => {
  const { find, rendered } = aCache();
  const asked = Array.from({ length: 100 }, (_, i) => find(`/${i}`, free));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect([rendered.length, refused.length]).toEqual([8, 92]);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  const waiting = Array.from({ length: 8 }, (_, i) => find(`/again/${i}`, free));
  await new Promise((resolve) => setTimeout(resolve));
  let counted = 0;
  const count = {
    address,
    count: async () => {
      counted += 1;
    },
  };
  await expect(find('/further', count)).rejects.toMatchObject({ code: 'unavailable' });
  expect(counted).toBe(0);
  await Promise.all(waiting);
  expect(await find('/later', free)).toMatchObject({ body: '/later' });
});

test('pages of paths that lead nowhere do not displace others', async () => {
  const { find, rendered } = aCache((path) => (path.startsWith('/nothing') ? 404 : 200));
  await find('/', free);
  for (let i = 0; i < 3; i += 1)
    expect(await find('/nothing', free)).toMatchObject({ status: 404 });
  await find('/', free);
  expect(rendered).toEqual(['/', '/nothing', '/nothing', '/nothing']);
});

test('a page that fails does not keep the next ones from being rendered', async () => {
  const find = cachePages(aShop().shop, async (path) => {
    if (path === '/a') throw new Error('no');
    return { status: 200, body: path };
  });
  const [failed, page] = await Promise.allSettled([find('/a', free), find('/b', free)]);
  expect([failed.status, page.status]).toEqual(['rejected', 'fulfilled']);
  await expect(find('/a', free)).rejects.toThrow('no');
});

test('a page that is refused a part is not kept, and who waits for it gets one of their own', async () => {
  const { shop } = aShop();
  const usedUp = '192.0.2.7';
  const find = cachePages(shop, async (path, from) => {
    await new Promise((resolve) => setTimeout(resolve));
    if (from === usedUp) shop.cache.dontKeep({ isPersonal: true });
    return { status: 200, body: `${path} for ${from}` };
  });
  const refused = find('/', { ...free, address: usedUp });
  await new Promise((resolve) => setImmediate(resolve));
  expect(await find('/', free)).toMatchObject({ body: `/ for ${address}` });
  expect(await refused).toMatchObject({ body: `/ for ${usedUp}` });
  expect(await find('/', { ...free, address: usedUp })).toMatchObject({
    body: `/ for ${address}`,
  });
});
