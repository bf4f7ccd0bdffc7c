import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClockBy } from '../../../lib/time/shopClock.ts';
import { freshToken, readToken, writeToken } from './token.ts';
import { createTokenRefresh } from './tokenRefresh.ts';

const serverStart = Date.parse('2026-11-22T12:00:00.000Z');

let serverNow = () => serverStart;
const setClock = () =>
  setClockBy(new Headers({ date: new Date(serverNow()).toUTCString() }), Date.now());

/** A token that the server issues now, for one hour. */
const issuedToken = () =>
  `e30.${btoa(JSON.stringify({ sub: 'ada', exp: serverNow() / 1000 + 3600, n: exchanges }))}.x`;
let exchanges = 0;
let stop = () => {};

/** @param saysDate whether the server's answers have a `Date` header */
function startRefresh({ saysDate = true } = {}) {
  const refresh = createTokenRefresh({
    exchangeToken: async () => {
      exchanges += 1;
      if (saysDate) setClock();
      writeToken(issuedToken());
      return { success: true, message: '', code: null };
    },
    endSession: async () => {},
    pauseSession: async () => () => {},
  });
  stop = refresh.start();
}

beforeEach(() => {
  vi.useFakeTimers({
    now: serverStart,
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
  exchanges = 0;
  const began = performance.now();
  serverNow = () => serverStart + performance.now() - began;
});
afterEach(() => {
  stop();
  writeToken(null);
  vi.setSystemTime(serverNow());
  setClock();
  vi.useRealTimers();
});

/** A page that sends ten requests per second. */
async function asks(seconds: number) {
  const tokens: (string | null)[] = [];
  for (let asked = 0; asked < seconds * 10; asked += 1) {
    tokens.push(await freshToken().catch(() => null));
    await vi.advanceTimersByTimeAsync(100);
  }
  return tokens;
}

test.each([1.5, 13])('a clock that is %s hours ahead costs one exchange', async (hours) => {
  writeToken(issuedToken());
  vi.setSystemTime(serverStart + hours * hourMs);
  startRefresh();
  const tokens = await asks(6);
  expect(exchanges).toBe(1);
  expect(tokens).not.toContain(null);
});

test('a clock that is behind costs no exchange, and the token is replaced before it expires', async () => {
  writeToken(issuedToken());
  vi.setSystemTime(serverStart - 5 * hourMs);
  startRefresh();
  setClock();
  await asks(6);
  expect(exchanges).toBe(0);
  await vi.advanceTimersByTimeAsync(0.95 * hourMs);
  expect(exchanges).toBe(1);
  expect(readToken()).not.toBeNull();
});

test('without a date in answers, tokens are exchanged at most twice a minute', async () => {
  vi.setSystemTime(serverStart + 1.5 * hourMs);
  writeToken(issuedToken());
  startRefresh({ saysDate: false });
  await asks(60);
  expect(exchanges).toBeGreaterThan(0);
  expect(exchanges).toBeLessThanOrEqual(3);
});

test('a clock that is years behind does not end the wait at once', async () => {
  writeToken(issuedToken());
  vi.setSystemTime(serverStart - 20 * 365 * dayMs);
  startRefresh();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(exchanges).toBe(0);
});
