import { expect, test } from 'vitest';
import { CurrentIndex } from './current-index.ts';
import type { IndexedProduct } from './indexed-product.ts';
import type { SearchIndex } from './search-index.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');

/** A database in memory, on which reads take as long as the test wants. */
function aDatabase(count: number) {
  const products = new Map<string, IndexedProduct & { changedAt: number }>();
  const verified = new Set<string>();
  const reads: string[] = [];
  let clock = 1_000_000;
  let gate: Promise<void> = Promise.resolve();
  let fault: Error | null = null;
  const put = (number: number, details: Partial<IndexedProduct> = {}, changedAt = clock) => {
    const product: IndexedProduct = {
      id: idOf(number),
      productName: `Bench ${number}`,
      body: '',
      location: '',
      condition: 'Good',
      categoryId: 'c',
      sellerId: `s${number % 3}`,
      resalePrice: number,
      originalPrice: number,
      yearsOfUsedProduct: 1,
      advertisement: false,
      ...details,
    };
    products.set(product.id, { ...product, changedAt });
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
    /** Lets no read answer until what it gives is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    source: {
      byIds: (ids: readonly string[]) =>
        read('by ids', () => ids.flatMap((id) => products.get(id) ?? [])),
      after: (id: string | null, limit: number) =>
        read('after', () =>
          inOrder()
            .filter((one) => !id || one.id > id)
            .slice(0, limit),
        ),
      changedSince: (moment: number) =>
        read('changed', () => ({
          products: inOrder()
            .filter(({ changedAt }) => changedAt >= moment)
            .map(({ id }) => id),
          accounts: [...verified],
        })),
      verifiedAmong: (ids: readonly string[]) =>
        read('verified', () => ids.filter((id) => verified.has(id))),
    },
  };
}

type Options = { shared?: boolean; isCurrent?: () => boolean };

function anIndex(count: number, { shared = false, isCurrent = () => true }: Options = {}) {
  const database = aDatabase(count);
  const faults: unknown[] = [];
  const index = new CurrentIndex({
    source: database.source,
    now: database.now,
    versions: { shared, isCurrent },
    onFault: (fault) => faults.push(fault),
  });
  const write = (by: 'this process' | 'another process', ...numbers: number[]) =>
    index.written({ collection: 'products', ids: numbers.map(idOf) }, by);
  return { database, index, write, faults };
}

const names = (index: SearchIndex) => [...index.ids()].map((id) => Number.parseInt(id, 16)).sort();
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('it is filled once for all that ask, in batches, and then there at once', async () => {
  const { database, index } = anIndex(600);
  const [first, second] = await Promise.all([index.current(), index.current()]);
  expect([first.size, second]).toEqual([600, first]);
  expect(database.reads.filter((what) => what === 'after')).toHaveLength(3);
  expect(index.current()).toBe(first);
});

test('a product that was written is read again before the next answer', async () => {
  const { database, index, write } = anIndex(3);
  await index.current();
  database.products.delete(idOf(1));
  database.put(2, { advertisement: true });
  database.put(9);
  write('this process', 1, 2, 9);
  database.reads.length = 0;
  const now = await index.current();
  expect(names(now)).toEqual([2, 3, 9]);
  expect(now.advertised[0]).toBe(2);
  expect(database.reads).toEqual(['by ids']);
  expect(index.current()).toBe(now);
});

test('a write during a read is read by the next, for which its writer waits', async () => {
  const { database, index, write } = anIndex(3);
  await index.current();
  const release = database.hold();
  write('this process', 1);
  const before = index.current();
  await turn();
  database.products.delete(idOf(2));
  write('this process', 2);
  const after = index.current();
  release();
  expect(names(await before)).toContain(2);
  expect(names(await after)).toEqual([1, 3]);
});

test('what was written while it was filled is not overwritten by what was read before', async () => {
  const { database, index, write } = anIndex(3);
  const release = database.hold();
  const filling = index.current();
  await turn();
  database.products.delete(idOf(2));
  write('this process', 2);
  const asked = index.current();
  release();
  expect(names(await asked)).toEqual([1, 3]);
  expect(names(await filling)).toEqual([1, 3]);
});

test('a fault is the answer, and the next tries again', async () => {
  const { database, index, write } = anIndex(3);
  database.fail(new Error('no database'));
  await expect(index.current()).rejects.toThrow('no database');
  database.fail(null);
  await index.current();
  database.products.delete(idOf(1));
  write('this process', 1);
  database.fail(new Error('no database'));
  await expect(index.current()).rejects.toThrow('no database');
  database.fail(null);
  expect(names(await index.current())).toEqual([2, 3]);
});

test('sellers who are verified later, or before their first product, count', async () => {
  const { database, index, write } = anIndex(3);
  const before = await index.current();
  expect(before.ofVerifiedSellers[0]).toBe(0);
  database.verified.add('s1').add('s7');
  index.written({ collection: 'users', ids: ['s1', 's7'] }, 'this process');
  expect((await index.current()).ofVerifiedSellers[0]).toBe(0b001);
  database.put(4, { sellerId: 's7' });
  write('this process', 4);
  expect((await index.current()).ofVerifiedSellers[0]).toBe(0b1001);
});

test('a write that names nothing has this process read everything, others what changed lately', async () => {
  const { database, index } = anIndex(3);
  await index.current();
  database.products.delete(idOf(1));
  index.written({ collection: 'products', ids: null }, 'this process');
  expect(names(await index.current())).toEqual([2, 3]);
  database.pass(60_000);
  database.put(3, { advertisement: true });
  database.products.delete(idOf(2));
  index.written({ collection: 'products', ids: null }, 'another process');
  const now = await index.current();
  expect(now.advertised[0]).not.toBe(0);
  // What was written past the shop is found in the background.
  await expect.poll(async () => names(await index.current())).toEqual([3]);
});

test('of what is read in the background, nobody gets less than five seconds later', async () => {
  const { database, index, faults } = anIndex(3);
  await index.current();
  database.products.delete(idOf(1));
  index.written({ collection: 'products', ids: null }, 'another process');
  const { after } = database.source;
  database.source.after = async (id, limit) => {
    if (id === null) throw new Error('no database');
    return after(id, limit);
  };
  await index.current();
  await turn();
  expect(faults).toHaveLength(1);
  database.source.after = after;
  database.pass(4_500);
  expect(names(await index.current())).toEqual([2, 3]);
});

test('where processes share the database, what was changed lately is asked for', async () => {
  let isCurrent = true;
  const { database, index } = anIndex(3, { shared: true, isCurrent: () => isCurrent });
  await index.current();
  const change = (number: number) => database.put(number, { advertisement: true });
  const advertised = async (exact?: boolean) => (await index.current(exact)).advertised[0];
  change(1);
  expect(await advertised()).toBe(0);
  // For somebody who has seen more.
  expect(await advertised(true)).toBe(0b1);
  change(2);
  isCurrent = false;
  expect(await advertised()).toBe(0b11);
  isCurrent = true;
  change(3);
  expect(await advertised()).toBe(0b11);
  database.pass(2_600);
  expect(await advertised()).toBe(0b111);
});

test('where they share it, what was written past them is found by and by', async () => {
  const { database, index } = anIndex(3, { shared: true });
  await index.current();
  database.products.delete(idOf(1));
  database.put(2, { productName: 'Rower' }, 0);
  database.pass(5_100);
  await index.current();
  await index.current();
  await expect.poll(async () => names(await index.current())).toEqual([2, 3]);
});
