import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { onClockSet, shopNow } from '../../../lib/time/shopClock.ts';
import type { TokenExchangeResult } from '../session.ts';
import { sessionEndText } from '../sessionEnd.ts';
import { expiryOf, onTokenChange, savedToken, setTokenRefresh } from './token.ts';

/** The token is refreshed this long before it expires. */
const refreshBeforeMs = 5 * 60_000;
/** Tabs refresh at slightly different moments, so that one of them does it for all. */
const maxJitterMs = 20_000;
/** Minimum and maximum time between two refreshes, regardless of the clocks. */
const leastPauseMs = 30_000;
const longestPauseMs = hourMs;
/** Delay before the first retry of a failed refresh; doubles each time. */
const firstRetryMs = 5_000;
const maxRetryMs = 60_000;
/** If a token is refused this soon after the last one, a new token won't help. */
const refusedAgainMs = 60_000;

type Options = {
  exchangeToken: () => Promise<TokenExchangeResult>;
  /** Signs out and shows the reason. */
  endSession: (reason: string) => Promise<void>;
  /** Suspends the session while a refused token is replaced; returns a function that resumes it. */
  pauseSession: () => Promise<() => void>;
};

const refusedAgainText = 'You have been signed out. Please sign in again.';

/** Refusals after which another attempt may succeed. */
const transientCodes = new Set<TokenExchangeResult['code']>(['UNAVAILABLE', 'TOO_MANY_REQUESTS']);

/** Keeps the saved token valid: refreshes it before it expires, and when the server refuses it. */
export function createTokenRefresh({ exchangeToken, endSession, pauseSession }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRefusedAt = Number.NEGATIVE_INFINITY;
  /** Number of consecutive failures, and the time of the next attempt. */
  let failures = 0;
  let waitUntil = Number.NEGATIVE_INFINITY;
  /** The token saved then: a different one doesn't wait. */
  let waitsWith: string | null = null;
  let refreshing: Promise<void> | null = null;

  /**
   * Signs out only if the provider or the server refuses permanently; other failures are retried. Returns at once while
   * waiting for a retry. Never throws.
   */
  async function refresh(): Promise<void> {
    if (refreshing) return refreshing;
    if (!savedToken() || (performance.now() < waitUntil && savedToken() === waitsWith)) return;
    waitUntil = performance.now() + leastPauseMs;
    refreshing = exchange().finally(() => {
      refreshing = null;
      waitsWith = savedToken();
    });
    await refreshing;
  }

  async function exchange(): Promise<void> {
    try {
      const { success, code, message } = await exchangeToken();
      if (success) failures = 0;
      else if (transientCodes.has(code)) retryLater();
      else await endSession(message);
    } catch (error) {
      const reason = sessionEndText(error);
      if (reason) await endSession(reason);
      else retryLater();
    }
  }

  /** The network failed, or the provider wasn't reached: the login may still be valid. */
  function retryLater() {
    const delayMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures);
    failures += 1;
    waitUntil = performance.now() + delayMs;
    schedule(delayMs);
  }

  function retryNow() {
    if (failures === 0) return;
    waitUntil = Number.NEGATIVE_INFINITY;
    void refresh();
  }

  async function replace(): Promise<void> {
    const refusedAgain = performance.now() - lastRefusedAt < refusedAgainMs;
    lastRefusedAt = performance.now();
    waitUntil = Number.NEGATIVE_INFINITY;
    const resume = await pauseSession();
    await (refusedAgain ? endSession(refusedAgainText) : refresh());
    resume();
  }

  function schedule(delayMs?: number) {
    clearTimeout(timer);
    const token = savedToken();
    if (!token) return;
    const due = expiryOf(token) - refreshBeforeMs - shopNow() + Math.random() * maxJitterMs;
    const leastMs = Math.max(waitUntil - performance.now(), 0);
    timer = setTimeout(
      () => {
        waitUntil = Number.NEGATIVE_INFINITY;
        void refresh();
      },
      delayMs ?? Math.min(Math.max(due, leastMs), longestPauseMs),
    );
  }

  return {
    refresh,
    /** @returns a function that stops it */
    start() {
      schedule();
      const removeListener = onTokenChange(() => schedule());
      const removeClockListener = onClockSet(() => schedule());
      const removeRefresh = setTokenRefresh({ refresh, replace });
      window.addEventListener('online', retryNow);
      return () => {
        clearTimeout(timer);
        removeListener();
        removeClockListener();
        removeRefresh();
        window.removeEventListener('online', retryNow);
      };
    },
  };
}
