import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Cache, type Cacheable } from './cache.ts';

afterEach(() => void vi.useRealTimers());

const exact = () => new Cache({ isExact: true });

/** Counts how often something was loaded. */
function counted<Value extends Cacheable>(value: Value) {
  return vi.fn(async () => value);
}

test('a value is loaded once, until a write drops one of its tags', async () => {
  const cache = exact();
  const load = counted({ name: 'bench' });
  const ask = () => cache.read({ key: 'k', tags: ['products', 'products/a', 'products/*'], load });
  await Promise.all([ask(), ask()]);
  expect(ask()).toEqual({ name: 'bench' });
  expect(load).toHaveBeenCalledTimes(1);
  cache.written({ collection: 'users', ids: null });
  await ask();
  expect(load).toHaveBeenCalledTimes(1);
  cache.written({ collection: 'products', ids: ['a'] });
  await ask();
  cache.written({ collection: 'products', ids: null });
  await ask();
  expect(load).toHaveBeenCalledTimes(3);
  expect(cache.reads).toEqual({ hits: 2, misses: 4 });
});

test('a record outlives the writes to others, and goes with one that does not say what it changed', async () => {
  const cache = exact();
  const load = counted({ _id: 'a' });
  const ask = () => cache.read({ key: 'a', tags: ['products/a', 'products/*'], load });
  await ask();
  cache.written({ collection: 'products', ids: ['b'] });
  await ask();
  expect(load).toHaveBeenCalledTimes(1);
  cache.written({ collection: 'products', ids: null });
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(['drop', 'clear'])(
  'a load that began before a %s is not kept, and nobody joins it',
  async (how) => {
    const cache = exact();
    const before = Promise.withResolvers<object>();
    const early = cache.read({ key: 'k', tags: ['products'], load: () => before.promise });
    if (how === 'drop') cache.written({ collection: 'products', ids: ['a'] });
    else cache.clear();
    const late = cache.read({ key: 'k', tags: ['products'], load: async () => ({ at: 'after' }) });
    before.resolve({ at: 'before' });
    expect(await early).toEqual({ at: 'before' });
    expect(await late).toEqual({ at: 'after' });
    expect(await cache.read({ key: 'k', load: async () => ({}) })).toEqual({ at: 'after' });
  },
);

test('a value without tags has those of all that its load read', async () => {
  const cache = exact();
  const seller = () =>
    cache.read({
      key: 'users/s',
      tags: ['users/s', 'users/*'],
      load: async () => {
        // Simulates a read of the collection. The record keeps only the given tags.
        cache.tag('users');
        return { name: 'Ann' };
      },
    });
  const load = vi.fn(async () => {
    cache.tag('products');
    return { seller: await seller() };
  });
  const ask = () => cache.read({ key: 'answer', load });
  await ask();
  cache.written({ collection: 'users', ids: ['other'] });
  await ask();
  expect(load).toHaveBeenCalledTimes(1);
  cache.written({ collection: 'users', ids: ['s'] });
  await ask();
  cache.written({ collection: 'products', ids: ['a'] });
  await ask();
  // Follows from a value kept before.
  cache.written({ collection: 'users', ids: ['s'] });
  await ask();
  expect(load).toHaveBeenCalledTimes(4);
});

test('a value is not kept where what it read was dropped before it was done', async () => {
  const cache = exact();
  const wait = Promise.withResolvers<void>();
  const answer = cache.read({
    key: 'answer',
    load: async () => {
      const part = await cache.read({ key: 'part', tags: ['products'], load: async () => 'part' });
      await wait.promise;
      return `made of ${part}`;
    },
  });
  await setImmediate();
  cache.written({ collection: 'products', ids: null });
  wait.resolve();
  expect(await answer).toBe('made of part');
  expect(cache.has('answer')).toBe(false);
});

test('a load is repeated if it fails or its value may not be kept', async () => {
  const cache = exact();
  const fails = () => cache.read({ key: 'k', load: () => Promise.reject(new Error('no answer')) });
  await expect(fails()).rejects.toThrow('no answer');
  const load = counted({ status: 404 });
  const ask = () => cache.read({ key: 'k', load, mayKeep: ({ status }) => status === 200 });
  await ask();
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a shared value can’t be changed', async () => {
  const cache = exact();
  const record = await cache.read({ key: 'k', load: async () => ({ name: 'bench' }) });
  expect(() => Object.assign(record, { name: 'other' })).toThrow(TypeError);
});

test('a request that asks for the database gets it', async () => {
  const cache = exact();
  const load = counted({});
  const ask = () => cache.read({ key: 'k', load });
  await cache.forRequest({ noCache: false }, ask);
  await cache.forRequest({ noCache: false }, ask);
  expect(load).toHaveBeenCalledTimes(1);
  await cache.forRequest({ noCache: true }, ask);
  expect(load).toHaveBeenCalledTimes(2);
});

test('an exact cache serves writers and jobs, a shared one nobody but readers', async () => {
  for (const isExact of [true, false]) {
    const cache = new Cache({ isExact });
    const load = counted({});
    const ask = async () => void (await cache.read({ key: 'k', load }));
    await cache.forRequest({ noCache: false }, ask);
    await ask();
    await cache.forRequest({ noCache: false }, async () => {
      cache.readDatabase();
      await ask();
    });
    await cache.forRequest({ noCache: false }, ask);
    expect(load).toHaveBeenCalledTimes(isExact ? 1 : 3);
  }
});

test('with a shared database a value lives a second, counted from its oldest part', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = new Cache({ isExact: false });
  const part = counted('part');
  const answer = vi.fn(async () => `made of ${await cache.read({ key: 'part', load: part })}`);
  const ask = (load: () => Promise<string>, key: string) =>
    cache.forRequest({ noCache: false }, async () => cache.read({ key, load }));
  await ask(part, 'part');
  vi.advanceTimersByTime(600);
  await ask(answer, 'answer');
  vi.advanceTimersByTime(399);
  await ask(answer, 'answer');
  expect([part.mock.calls.length, answer.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  await ask(answer, 'answer');
  expect([part.mock.calls.length, answer.mock.calls.length]).toEqual([2, 2]);
});

test('all values together stay within their bytes; those that were not used lately give way', async () => {
  const cache = exact();
  const megabyte = 'x'.repeat(1024 * 1024);
  const ask = (key: string) => cache.read({ key, load: async () => megabyte });
  for (let i = 0; i < 40; i += 1) {
    await ask(`${i}`);
    await ask('used');
  }
  expect(cache.has('used')).toBe(true);
  expect(cache.has('0')).toBe(false);
  expect(cache.has('39')).toBe(true);
});

test('a load that reads something refused, timed out or not ready isn’t kept', async () => {
  const cache = exact();
  const part = () =>
    cache.read({
      key: 'part',
      load: async () => {
        cache.dontKeep();
        return {};
      },
    });
  const load = vi.fn(async () => ({ part: await part() }));
  const ask = () => cache.read({ key: 'whole', load });
  await Promise.all([ask(), ask()]);
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(['answers', 'fails'])(
  'a load that was refused to its caller and %s is nobody else’s',
  async (how) => {
    const cache = exact();
    const ready = Promise.withResolvers<void>();
    const refused = cache.read({
      key: 'k',
      load: async (): Promise<object> => {
        await ready.promise;
        cache.dontKeep({ isPersonal: true });
        if (how === 'fails') throw new Error('used up');
        return { from: 'refused' };
      },
    });
    const outer = () =>
      cache.read({
        key: 'outer',
        load: async () => cache.read<object>({ key: 'k', load: async () => ({ from: 'other' }) }),
      });
    const other = outer();
    ready.resolve();
    const [one] = await Promise.allSettled([refused]);
    expect(one.status).toBe(how === 'fails' ? 'rejected' : 'fulfilled');
    expect(await other).toEqual({ from: 'other' });
    // The other caller's answer is complete, so it is kept.
    expect(await cache.read({ key: 'outer', load: async () => ({}) })).toEqual({ from: 'other' });
  },
);
