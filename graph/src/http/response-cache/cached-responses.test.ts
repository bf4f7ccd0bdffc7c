import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { CachedResponses } from './cached-responses.ts';

afterEach(() => void vi.useRealTimers());

type Answer = { body: string; headers: Record<string, string>; hasAdvertisements?: boolean };

const kilobytes = (count: number) => ({ body: 'x'.repeat(count * 1024), headers: {} });

test('an answer is found by what was asked, until it expires or all are cleared', () => {
  vi.useFakeTimers();
  const answers = new CachedResponses<Answer>({ maxAgeMs: 1000, maxBytes: 64 * 1024 });
  answers.keep('a', { body: 'b', headers: { vary: 'accept' } });
  vi.advanceTimersByTime(999);
  expect(answers.find('a')).toMatchObject({ body: 'b', headers: { vary: 'accept' } });
  expect(answers.find('b')).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(answers.find('a')).toBeUndefined();
  answers.keep('a', kilobytes(1));
  answers.clear();
  expect(answers.find('a')).toBeUndefined();
  expect(answers.bytes).toBe(0);
});

test('an answer with advertisements is kept until their next turn, another beyond it', () => {
  let now = 59_500;
  const answers = new CachedResponses<Answer>({
    maxAgeMs: 1000,
    maxBytes: 64 * 1024,
    now: () => now,
  });
  answers.keep('plain', { body: 'a', headers: {} });
  answers.keep('with advertisements', { body: 'b', headers: {}, hasAdvertisements: true });
  now = 59_999;
  expect(answers.find('with advertisements')).toBeDefined();
  now = 60_000;
  expect(answers.find('plain')).toBeDefined();
  expect(answers.find('with advertisements')).toBeUndefined();
  now = 60_500;
  expect(answers.find('plain')).toBeUndefined();
});

test('what has expired is dropped as soon as anything is looked for', () => {
  vi.useFakeTimers();
  const answers = new CachedResponses<Answer>({ maxAgeMs: 1000, maxBytes: 1024 * 1024 });
  for (let i = 0; i < 20; i += 1) answers.keep(`${i}`, kilobytes(10));
  expect(answers.bytes).toBeGreaterThan(200 * 1024);
  vi.advanceTimersByTime(1000);
  answers.find('something else');
  expect(answers.bytes).toBe(0);
});

test('all together stay within their bytes; the oldest give way', () => {
  const answers = new CachedResponses<Answer>({ maxAgeMs: 60_000, maxBytes: 50 * 1024 });
  for (let i = 0; i < 100; i += 1) {
    answers.keep(`${i}`, kilobytes(9));
    expect(answers.bytes).toBeLessThanOrEqual(50 * 1024);
  }
  const found = Array.from({ length: 100 }, (_, i) => answers.find(`${i}`) !== undefined);
  expect(found.lastIndexOf(false)).toBe(94);
  expect(found.filter(Boolean)).toHaveLength(5);
  answers.keep('as large as all', kilobytes(51));
  expect(answers.find('as large as all')).toBeUndefined();
  expect(answers.find('99')).toBeDefined();
});

test('the same asked again takes the place of the former answer', () => {
  const answers = new CachedResponses<Answer>({ maxAgeMs: 60_000, maxBytes: 1024 * 1024 });
  answers.keep('a', kilobytes(10));
  const { bytes } = answers;
  answers.keep('a', kilobytes(10));
  expect(answers.bytes).toBe(bytes);
});

test('what was asked takes no room, whatever its length', () => {
  const answers = new CachedResponses<Answer>({ maxAgeMs: 60_000, maxBytes: 64 * 1024 * 1024 });
  const before = heapBytes();
  for (let i = 0; i < 500; i += 1) {
    answers.keep(JSON.stringify([i, 'q'.repeat(200_000)]), { body: 'x', headers: {} });
  }
  // 100 MB were asked.
  expect(heapBytes() - before).toBeLessThan(10_000_000);
  expect(answers.find(JSON.stringify([499, 'q'.repeat(200_000)]))).toBeDefined();
});

function heapBytes() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
