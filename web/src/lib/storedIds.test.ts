import { afterEach, expect, test, vi } from 'vitest';
import { storedIds } from './storedIds.ts';

const key = 'kept-in-this-test';
const kept = () => storedIds(() => localStorage, key, 3);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(key);
});

/** A storage whose methods fail in some way. */
const failing = (methods: Partial<Storage>): Storage =>
  ({ getItem: () => null, setItem: () => {}, removeItem: () => {}, ...methods }) as Storage;

const refuse = () => {
  throw new DOMException('No.', 'QuotaExceededError');
};

test('the first ids are kept for whoever opens the page next, and the same list is given until it changes', () => {
  kept().set(['a', 'b', 'c', 'd']);
  const next = kept();
  expect(next.get()).toEqual(['a', 'b', 'c']);
  expect(next.get()).toBe(next.get());
  next.set([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['no JSON', '{"a":1}', '[1,2]', 'null'])(
  'a stored value that is no list of ids (%s) counts as empty',
  (text) => {
    localStorage.setItem(key, text);
    expect(kept().get()).toEqual([]);
  },
);

test.each([
  ['blocked', () => refuse()],
  ['full', () => failing({ getItem: () => '["a"]', setItem: refuse })],
  ['not readable', () => failing({ getItem: refuse, setItem: refuse, removeItem: refuse })],
] as const)('where the storage is %s, ids are kept as long as the page', (_how, storage) => {
  const ids = storedIds(storage, key, 3);
  const listener = vi.fn();
  const stop = ids.subscribe(listener);
  ids.set(['b']);
  expect(ids.get()).toEqual(['b']);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('changes by another tab are heard', () => {
  const ids = kept();
  const listener = vi.fn();
  const stop = ids.subscribe(listener);
  localStorage.setItem(key, '["c"]');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '["c"]' }));
  expect(ids.get()).toEqual(['c']);
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(ids.get()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
