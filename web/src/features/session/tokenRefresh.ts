import type { TokenExchangeResult } from './session.ts';
import { expiryOf, onTokenChange, savedToken, setTokenRefresh } from './token.ts';

/** The token is exchanged for another one this long before it expires. */
const refreshBeforeMs = 5 * 60_000;
/** Tabs refresh at slightly different moments, so that one of them does it for all. */
const maxJitterMs = 20_000;
/** A refresh that failed for the moment is tried again after this long. */
const retryMs = 30_000;
/** A token refused this soon after the last one shows that another token does not help. */
const refusedAgainMs = 60_000;

type Options = {
  exchangeToken: () => Promise<TokenExchangeResult>;
  signOut: () => Promise<void>;
  /** Suspends the session while a refused token is replaced; gives a function that resumes it. */
  suspendSession: () => Promise<() => void>;
};

/** Refusals after which another attempt may succeed. */
const transientCodes = new Set<TokenExchangeResult['code']>(['UNAVAILABLE', 'TOO_MANY_REQUESTS']);

/** Keeps the saved token valid: refreshes it before it expires, and when the server refuses it. */
export function createTokenRefresh({ exchangeToken, signOut, suspendSession }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRefusedAt = Number.NEGATIVE_INFINITY;

  /** Signs out only when the server refuses for good; other failures are tried again. Never throws. */
  async function refresh(): Promise<void> {
    if (!savedToken()) return;
    try {
      const { success, code } = await exchangeToken();
      if (success) return;
      if (transientCodes.has(code)) schedule(retryMs);
      else await signOut();
    } catch {
      // The network failed or the provider was not reached: the login may still be valid.
      schedule(retryMs);
    }
  }

  async function replace(): Promise<void> {
    const refusedAgain = performance.now() - lastRefusedAt < refusedAgainMs;
    lastRefusedAt = performance.now();
    const resume = await suspendSession();
    // The token has been removed even if the provider could not be reached to sign out.
    await (refusedAgain ? signOut().catch(() => {}) : refresh());
    resume();
  }

  function schedule(delayMs?: number) {
    clearTimeout(timer);
    const token = savedToken();
    if (!token) return;
    const due = expiryOf(token) - refreshBeforeMs - Date.now() + Math.random() * maxJitterMs;
    timer = setTimeout(() => void refresh(), delayMs ?? Math.max(due, 0));
  }

  return {
    refresh,
    /** Gives a function that stops it. */
    start() {
      schedule();
      const removeListener = onTokenChange(() => schedule());
      const removeRefresh = setTokenRefresh({ refresh, replace });
      return () => {
        clearTimeout(timer);
        removeListener();
        removeRefresh();
      };
    },
  };
}
