import { expect, test } from 'vitest';
import { CurrentSearch } from './current-search.ts';
import { EmbeddedSearch } from './embedded/embedded-search.ts';
import type { ReadProducts, SourceProduct } from './product-source.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');

/** An in-memory database whose reads the test can delay. */
function aDatabase(count: number) {
  const products = new Map<string, SourceProduct>();
  const verified = new Set<string>();
  const reads: string[] = [];
  let clock = 1_000_000;
  let gate: Promise<void> = Promise.resolve();
  let fault: Error | null = null;
  const put = (number: number, details: Partial<SourceProduct> = {}, changedAt = clock) => {
    const product: SourceProduct = {
      id: idOf(number),
      productName: `Bench ${number}`,
      body: '',
      location: '',
      place: null,
      condition: 'Good',
      categoryId: 'c',
      sellerId: `s${number % 3}`,
      resalePrice: number,
      originalPrice: number,
      yearsOfUsedProduct: 1,
      advertisement: false,
      changedAt,
      ...details,
    };
    products.set(product.id, product);
  };
  for (let number = 1; number <= count; number += 1) put(number);
  const read = async <Result>(what: string, result: () => Result): Promise<Result> => {
    reads.push(what);
    if (fault) throw fault;
    const found = structuredClone(result());
    await gate;
    return found;
  };
  const inOrder = () => [...products.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const forSale = (filter: (product: SourceProduct) => boolean) => ({
    forSale: inOrder().filter(filter),
    others: [],
  });
  return {
    put,
    products,
    verified,
    reads,
    pass: (ms: number) => {
      clock += ms;
    },
    now: () => clock,
    fail: (error: Error | null) => {
      fault = error;
    },
    /** Holds all reads until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    source: {
      async *all() {
        const all = await read('all', inOrder);
        for (let at = 0; at <= all.length; at += 2) yield all.slice(at, at + 2);
      },
      byIds: (ids: readonly string[]): Promise<ReadProducts> =>
        read('by ids', () => ({
          forSale: ids.flatMap((id) => products.get(id) ?? []),
          others: ids.filter((id) => !products.has(id)).map((id) => ({ id, changedAt: clock })),
        })),
      ofSellers: (ids: readonly string[]) =>
        read('of sellers', () => forSale(({ sellerId }) => ids.includes(sellerId))),
      async *changedSince(moment: number) {
        yield await read('changed', () => forSale(({ changedAt }) => changedAt >= moment));
      },
      accountsChangedSince: async () => [...verified],
      verifiedAmong: (ids: readonly string[]) =>
        read('verified', () => ids.filter((id) => verified.has(id))),
    },
  };
}

function aSearch(count: number, isShared = false) {
  const database = aDatabase(count);
  const faults: unknown[] = [];
  const search = new CurrentSearch({
    engine: new EmbeddedSearch(),
    source: database.source,
    now: database.now,
    isShared,
    onFault: (fault) => faults.push(fault),
  });
  const ask = (conditions: object = {}) =>
    search.search({
      conditions,
      sort: 'NEWEST',
      first: 100,
      after: null,
      categories: [],
      counted: [],
      turn: 0,
    });
  const found = async (conditions?: object) =>
    (await ask(conditions)).hits.map(({ id }) => Number.parseInt(id, 16)).reverse();
  const write = (...numbers: number[]) =>
    search.written({ collection: 'products', ids: numbers.map(idOf) });
  return { database, search, found, write, faults };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('products are read once for all that ask, and then there at once', async () => {
  const { database, search, found } = aSearch(5);
  expect(await Promise.all([found(), found()])).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
  await search.ready();
  expect(database.reads.filter((what) => what === 'all')).toHaveLength(1);
  database.reads.length = 0;
  await found();
  expect(database.reads).toEqual([]);
});

test('a product that was written is read again before the next answer', async () => {
  const { database, found, write } = aSearch(3);
  await found();
  database.products.delete(idOf(1));
  database.put(2, { advertisement: true });
  database.put(9);
  write(1, 2, 9);
  database.reads.length = 0;
  expect(await found()).toEqual([2, 3, 9]);
  expect(await found({ advertised: true })).toEqual([2]);
  expect(database.reads).toEqual(['by ids']);
});

test('a write during a read is read by the next, for which its writer waits', async () => {
  const { database, found, write } = aSearch(3);
  await found();
  const release = database.hold();
  write(1);
  const before = found();
  await turn();
  database.products.delete(idOf(2));
  write(2);
  const after = found();
  release();
  await before;
  expect(await after).toEqual([1, 3]);
});

test('a write during a full read isn’t overwritten by earlier data', async () => {
  const { database, search, found, write } = aSearch(3);
  await found();
  const release = database.hold();
  search.othersWrote();
  await turn();
  database.put(2, { productName: 'Rower' });
  database.products.delete(idOf(3));
  database.put(4);
  write(2, 3, 4);
  release();
  expect(await found({ text: 'rower' })).toEqual([2]);
  await turn();
  expect(await found({ text: 'rower' })).toEqual([2]);
  expect(await found()).toEqual([1, 2, 4]);
});

test('a write during the first full read is found', async () => {
  const { database, search, found, write } = aSearch(3);
  const release = database.hold();
  const ready = search.ready();
  await turn();
  database.products.delete(idOf(2));
  write(2);
  release();
  await ready;
  expect(await found()).toEqual([1, 3]);
});

test('a fault is the answer, and the next tries again', async () => {
  const { database, search, found, write } = aSearch(3);
  database.fail(new Error('no database'));
  await expect(found()).rejects.toThrow('no database');
  await expect(search.ready()).rejects.toThrow('no database');
  database.fail(null);
  await found();
  database.products.delete(idOf(1));
  write(1);
  database.fail(new Error('no database'));
  await expect(found()).rejects.toThrow('no database');
  database.fail(null);
  expect(await found()).toEqual([2, 3]);
});

test('sellers who are verified later, or before their first product, count', async () => {
  const { database, search, found, write } = aSearch(3);
  const ofVerified = () => found({ verifiedSeller: true });
  expect(await ofVerified()).toEqual([]);
  database.verified.add('s1').add('s7');
  search.written({ collection: 'users', ids: ['s1', 's7'] });
  expect(await ofVerified()).toEqual([1]);
  database.put(4, { sellerId: 's7' });
  write(4);
  expect(await ofVerified()).toEqual([1, 4]);
  database.verified.delete('s1');
  search.written({ collection: 'users', ids: ['s1'] });
  database.reads.length = 0;
  expect(await ofVerified()).toEqual([4]);
  search.written({ collection: 'users', ids: ['s1', 'a-buyer'] });
  await ofVerified();
  expect(database.reads).toEqual(['verified', 'of sellers', 'verified']);
});

test('a seller who is verified while all products are read counts', async () => {
  const { database, search, found } = aSearch(3);
  const { all } = database.source;
  database.source.all = async function* () {
    yield* all();
    const { verifiedAmong } = database.source;
    database.source.verifiedAmong = async (ids) => {
      const verified = await verifiedAmong(ids);
      database.verified.add('s9');
      search.written({ collection: 'users', ids: ['s9'] });
      return verified;
    };
    database.put(9, { sellerId: 's9' });
    yield [...database.products.values()].filter(({ id }) => id === idOf(9));
  };
  expect(await found({ verifiedSeller: true })).toEqual([9]);
});

test('a changed verification isn’t forgotten if its products could not be read', async () => {
  const { database, search, found } = aSearch(3);
  await found();
  database.verified.add('s1');
  search.written({ collection: 'users', ids: ['s1'] });
  const { ofSellers } = database.source;
  database.source.ofSellers = async () => {
    throw new Error('no database');
  };
  await expect(found()).rejects.toThrow('no database');
  database.source.ofSellers = ofSellers;
  expect(await found({ verifiedSeller: true })).toEqual([1]);
});

test('after a write that names nothing, what was changed lately is asked for', async () => {
  const { database, search, found } = aSearch(3);
  await found();
  database.pass(60_000);
  database.put(2, { advertisement: true });
  search.written({ collection: 'products', ids: null });
  expect(await found({ advertised: true })).toEqual([2]);
});

test('another program’s writes to the store are read in the background', async () => {
  const { database, search, found } = aSearch(3);
  await found();
  database.products.delete(idOf(1));
  database.put(2, { advertisement: true }, 0);
  search.othersWrote();
  database.put(3, { advertisement: true });
  expect(await found({ advertised: true })).toContain(3);
  await expect.poll(() => found({ advertised: true })).toEqual([2, 3]);
  await expect.poll(() => found()).toEqual([2, 3]);
});

test('with a shared database, each search sees other processes’ earlier writes', async () => {
  const { database, found } = aSearch(3, true);
  await found();
  const advertised = () => found({ advertised: true });
  expect(await advertised()).toEqual([]);
  database.put(1, { advertisement: true });
  expect(await advertised()).toEqual([1]);
  database.put(2, { advertisement: true });
  expect(await advertised()).toEqual([1, 2]);
});

test('with a shared database, writes from outside the shop are found eventually', async () => {
  const { database, found } = aSearch(3, true);
  await found();
  database.products.delete(idOf(1));
  database.put(2, { productName: 'Rower' }, 0);
  database.pass(10_001);
  await found();
  await expect.poll(() => found()).toEqual([2, 3]);
  expect(await found({ text: 'rower' })).toEqual([2]);
});

test('closing ends a read of all products', async () => {
  const { database, search } = aSearch(500);
  const release = database.hold();
  const ready = search.ready();
  const closed = search.close();
  release();
  await closed;
  await ready;
  expect(database.reads).toEqual(['all']);
});
