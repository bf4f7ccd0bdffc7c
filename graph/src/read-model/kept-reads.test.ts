import { afterEach, expect, test, vi } from 'vitest';
import { KeptReads } from './kept-reads.ts';

afterEach(() => vi.useRealTimers());

const roomy = { entries: 100, bytes: 100_000, ageMs: 5_000 };

test('what was read is kept until it, or a tag of it, is dropped', async () => {
  const kept = new KeptReads(roomy);
  const from = vi.fn(async () => ({ name: 'list' }));
  const ask = () => kept.read('list', ['products'], from);
  await ask();
  expect(await ask()).toEqual({ name: 'list' });
  expect(from).toHaveBeenCalledTimes(1);
  kept.drop('users');
  await ask();
  expect(from).toHaveBeenCalledTimes(1);
  for (const dropped of ['products', 'list']) {
    kept.drop(dropped);
    await ask();
  }
  expect(from).toHaveBeenCalledTimes(3);
});

test.each(['list', 'products', 'everything'])(
  'a read that was under way when %s was dropped is not kept, and nobody joins it',
  async (dropped) => {
    const kept = new KeptReads(roomy);
    const before = Promise.withResolvers<object>();
    const early = kept.read('list', ['products'], () => before.promise);
    expect(kept.read('list', ['products'], async () => ({ at: 'joined' }))).toBeInstanceOf(Promise);
    if (dropped === 'everything') kept.clear();
    else kept.drop(dropped);
    const late = kept.read('list', ['products'], async () => ({ at: 'after' }));
    before.resolve({ at: 'before' });
    expect(await early).toEqual({ at: 'before' });
    expect(await late).toEqual({ at: 'after' });
    expect(kept.find('list')?.value).toEqual({ at: 'after' });
  },
);

test('those who ask for the same meanwhile share one read; one that fails is not kept', async () => {
  const kept = new KeptReads(roomy);
  const from = vi.fn(async () => [1, 2]);
  const all = await Promise.all([1, 2, 3].map(() => kept.read('list', [], from)));
  expect(from).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
  const fails = () => kept.read('other', [], () => Promise.reject(new Error('no answer')));
  await expect(fails()).rejects.toThrow('no answer');
  expect(kept.find('other')).toBeUndefined();
});

test('what is kept is bounded in entries, bytes and age, and nobody can change it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = new KeptReads({ entries: 3, bytes: 1_000, ageMs: 5_000 });
  for (const key of ['a', 'b', 'c', 'd']) await kept.read(key, ['all'], async () => ({ key }));
  expect(kept.find('a')).toBeUndefined();
  expect(kept.find('d')?.value).toEqual({ key: 'd' });
  expect(() => Object.assign(kept.find('d')?.value ?? {}, { key: 'e' })).toThrow(TypeError);
  await kept.read('long', [], async () => ({ text: 'x'.repeat(800) }));
  expect(kept.find('d')).toBeUndefined();
  expect(kept.bytes).toBeLessThanOrEqual(1_000);
  await kept.read('longer', [], async () => ({ text: 'x'.repeat(2_000) }));
  expect(kept.find('longer')).toBeUndefined();
  await kept.read('old', [], async () => ({ at: 1 }));
  vi.setSystemTime(Date.now() + 5_000);
  expect(kept.find('old')).toBeUndefined();
});

test('nothing is found while it is not known what was written, and all is again afterwards', async () => {
  let isCurrent = true;
  const kept = new KeptReads(roomy, () => isCurrent);
  await kept.read('list', [], async () => [1]);
  isCurrent = false;
  expect(kept.find('list')).toBeUndefined();
  expect(await kept.read('record', [], async () => ({ id: 1 }))).toEqual({ id: 1 });
  kept.drop('list');
  isCurrent = true;
  expect(kept.find('list')).toBeUndefined();
  expect(kept.find('record')?.value).toEqual({ id: 1 });
});
