import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { compareSearch } from '@fitness-zone/testkit/search/compare-search.ts';
import { interleaveSearches } from '@fitness-zone/testkit/search/interleaved-searches.ts';
import { ownAlias, searchUrl } from '@fitness-zone/testkit/search/own-index.ts';
import { randomSearch } from '@fitness-zone/testkit/search/random-searches.ts';
import { startSearchShop } from '@fitness-zone/testkit/search/search-shop.ts';
import { searchesAreCurrent } from '@fitness-zone/testkit/search/searches-are-current.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { startUnreliableProxy } from '@fitness-zone/testkit/shop/unreliable-proxy.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { productSource } from '../../domains/finding/search/product-source.queries.ts';
import { IndexedSearch } from './indexed-search.ts';
import { openIndex } from './open-index.ts';
import { rebuildIndex } from './rebuild-index.ts';

const url = searchUrl ?? '';
async function onOpenSearch(alias: string, at = url): Promise<TestShop> {
  const shop = await startTestShop({ env: { SEARCH_URL: at, SEARCH_INDEX: alias } });
  await shop.searchIndex.ready();
  return shop;
}

/** The searches of one shop's products in two processes. */
async function twoSearches(shop: TestShop, alias: string) {
  const source = productSource(shop.models);
  const open = () => {
    const search = new IndexedSearch({
      index: openIndex(url, alias),
      source,
      isShared: true,
      once: (work) => work(),
      onFault: (fault) => expect.fail(String(fault)),
    });
    onTestFinished(() => search.close());
    return search;
  };
  return [open(), open()] as const;
}

const asked = {
  sort: 'NEWEST',
  first: 100,
  after: null,
  categories: [],
  counted: [],
  turn: 0,
} as const;
const namesOf = async (shop: TestShop, search: IndexedSearch, text = 'zephyr') => {
  const { hits, total } = await search.search({ ...asked, conditions: { text } });
  expect(total).toBe(hits.length);
  const products = await shop.models.Product.find({
    _id: { $in: hits.map(({ id }) => id) },
  }).lean();
  return products.map(({ productName }) => productName).sort();
};

describe.skipIf(searchUrl === null)('a shop on OpenSearch', () => {
  test('searches, filters, orders, counts and facets are what looking at every product gives', async () => {
    const random = randomNumbers(20_261_122);
    const alias = ownAlias();
    const searched = await startSearchShop(random, 300, () => onOpenSearch(alias));
    onTestFinished(() => searched.close());
    await searchesAreCurrent(searched.shop);
    const products = await searched.candidates();
    for (let i = 0; i < 15; i += 1) {
      const one = { ...randomSearch(random, products), pageSize: 1 + random(40) };
      const differs = await compareSearch(searched.visitor, products, one);
      expect(differs, JSON.stringify(one)).toBeNull();
    }
  });

  test('the very next search shows what was written', async () => {
    const alias = ownAlias();
    expect(await interleaveSearches(15, 20_261_122, () => onOpenSearch(alias))).toBeNull();
  });

  test('a process finds what another has written, also in the time between two starts', async () => {
    const alias = ownAlias();
    const shop = await onOpenSearch(alias);
    onTestFinished(() => shop.close());
    const { seller, admin } = await createUsers(shop);
    const [one, other] = await twoSearches(shop, alias);
    const { id } = await seller.addProduct(aProduct({ productName: 'Zephyr bench' }));
    expect(await namesOf(shop, one)).toEqual(['Zephyr bench']);
    await one.close();
    await seller.addProduct(aProduct({ productName: 'Zephyr rower' }));
    await seller.deleteProduct({ id });
    expect(await namesOf(shop, other)).toEqual(['Zephyr rower']);
    const [later] = await twoSearches(shop, alias);
    expect(await namesOf(shop, later)).toEqual(['Zephyr rower']);
    const verified = () =>
      later.search({ ...asked, conditions: { text: 'zephyr', verifiedSeller: true } });
    expect((await verified()).total).toBe(0);
    await admin.verifyUser(seller);
    expect((await verified()).total).toBe(1);
  });

  test('a rebuilt index takes the place of the one that serves, with what is written meanwhile', async () => {
    const alias = ownAlias();
    const shop = await onOpenSearch(alias);
    onTestFinished(() => shop.close());
    const { seller } = await createUsers(shop);
    for (const name of ['bench', 'rower', 'mat'])
      await seller.addProduct(aProduct({ productName: `Zephyr ${name}` }));
    const index = openIndex(url, alias);
    onTestFinished(() => index.client.close());
    const before = await index.serving();
    const source = productSource(shop.models);
    const [search] = await twoSearches(shop, alias);
    async function* all() {
      yield* source.all();
      await seller.addProduct(aProduct({ productName: 'Zephyr ball' }));
      const gone = await shop.models.Product.findOne({ productName: 'Zephyr mat' }).lean();
      await seller.deleteProduct({ id: String(gone?._id) });
      expect(await namesOf(shop, search)).toEqual(['Zephyr ball', 'Zephyr bench', 'Zephyr rower']);
    }
    const signal = new AbortController().signal;
    const write = vi.spyOn(index, 'write');
    await rebuildIndex(index, { ...source, all }, { now: Date.now, signal });
    const put = write.mock.calls.flatMap(([, written]) => written.put ?? []);
    expect(put.map(({ productName }) => productName).sort()).toEqual([
      ...['Zephyr ball', 'Zephyr bench', 'Zephyr mat', 'Zephyr rower'],
    ]);
    expect((await index.serving())?.name).not.toBe(before?.name);
    expect(await namesOf(shop, search)).toEqual(['Zephyr ball', 'Zephyr bench', 'Zephyr rower']);
  });

  test.each(['shut', 'freeze'] as const)(
    'after OpenSearch was %s, lists go on and nothing is lost',
    async (how) => {
      const { port, username, password } = new URL(url);
      expect(username + password, 'the proxy passes no account on').toBe('');
      const proxy = await startUnreliableProxy(Number(port || 9200));
      onTestFinished(() => proxy.close());
      const shop = await onOpenSearch(ownAlias(), `http://user:pass-word@127.0.0.1:${proxy.port}`);
      onTestFinished(() => shop.close());
      const { seller, visitor } = await createUsers(shop);
      const search = (text: string) =>
        visitor.graphql<{ products: { nodes: { productName: string }[] } }>(
          '{ products(filter: { text: "TEXT" }) { nodes { productName } } }'.replace('TEXT', text),
        );
      const lists = `{
      products(first: 9) { nodes { productName } totalCount facets { verifiedSellerCount } advertisements { id } }
      cheap: products(filter: { maxPrice: 100000000, conditions: [GOOD, EXCELLENT, FAIR] }) { totalCount }
      searchSuggestions(text: "zep", first: 3) { productNames }
    }`;
      await seller.addProduct(aProduct({ productName: 'Zephyr bench' }));
      expect((await search('zephyr')).products.nodes).toHaveLength(1);
      proxy[how]();
      await seller.addProduct(aProduct({ productName: 'Zephyr rower' }));
      const began = performance.now();
      await expect(search('zephyr')).rejects.toThrow('Search is temporarily unavailable');
      expect(performance.now() - began).toBeLessThan(7_000);
      expect(await visitor.graphql(lists)).toMatchObject({
        products: { nodes: [{}, {}], totalCount: 2, facets: null, advertisements: [] },
        cheap: { totalCount: 2 },
        searchSuggestions: { productNames: [] },
      });
      const rest = await visitor.send({ method: 'GET', url: '/products?q=zephyr' });
      expect(rest).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
      expect(await visitor.get('/readyz')).toMatchObject({
        status: 'ready',
        search: 'unavailable',
      });
      proxy.open();
      await expect.poll(async () => (await search('zephyr')).products.nodes.length).toBe(2);
      expect(shop.logs.join('\n')).not.toMatch(/pass-word/);
    },
  );
});
