import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockError, compareClocks } from './clock.ts';
import { openDatabase } from './database.ts';

let open: AsyncDisposableStack;
beforeEach(() => {
  open = new AsyncDisposableStack();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await open.disposeAsync();
});

/** Moves this process's clock, and not the database's. */
function moveClock(ms: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

test.each([
  ['ahead of', 300_000],
  ['behind', -300_000],
])('a process whose clock is five minutes %s the database’s can’t open it', async (side, ms) => {
  const { uri: mongodbUri } = open.adopt(await openOwnDatabase(), (one) => one.close());
  const database = await openDatabase({ mongodbUri, dataDir: '' });
  open.defer(database.close);
  await database.ping();
  moveClock(ms);
  await expect(database.ping()).rejects.toThrow(ClockError);
  const opening = openDatabase({ mongodbUri, dataDir: '' });
  await expect(opening).rejects.toThrow(`This machine’s clock is 300 seconds ${side}`);
});

test('a slow answer and seconds of difference are no fault', () => {
  const time = new Date(1_000_000);
  expect(() => compareClocks(1_000_000 - 60_000, time, 1_000_000 + 60_000)).not.toThrow();
  expect(() => compareClocks(1_009_000, time, 1_009_001)).not.toThrow();
  expect(() => compareClocks(990_999, time, 991_000)).not.toThrow();
  expect(() => compareClocks(1_011_000, time, 1_011_001)).toThrow(ClockError);
  expect(() => compareClocks(988_000, time, 988_001)).toThrow(ClockError);
  expect(() => compareClocks(988_000, undefined, 988_001)).not.toThrow();
});
