import type { Entry } from './session.ts';
import { expiryOf, onTokenChange, savedToken, tokenKeeper } from './token.ts';

/** The token is exchanged for another one this long before it expires. */
const renewBeforeMs = 5 * 60_000;
/** Tabs renew at slightly different moments, so that one of them does it for all. */
const spreadMs = 20_000;
/** What failed in passing is tried again after this long. */
const retryMs = 30_000;
/** A token that is refused so soon after another one says that renewing does not help. */
const doubtMs = 60_000;

type Steps = {
  enter: () => Promise<Entry>;
  leave: () => Promise<void>;
  /** Holds the session back while a refused token is replaced; gives a function that lets it go on. */
  interrupt: () => Promise<() => void>;
};

const passing = new Set<Entry['code']>(['UNAVAILABLE', 'TOO_MANY_REQUESTS']);

/** Keeps the saved token valid: renews it before it expires, and when the server refuses it. */
export function createTokenRefresh({ enter, leave, interrupt }: Steps) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubted = Number.NEGATIVE_INFINITY;

  /** Quietly. Only a refusal ends the login; whatever may pass is tried again. Never throws. */
  async function renew(): Promise<void> {
    if (!savedToken()) return;
    try {
      const { success, code } = await enter();
      if (success) return;
      if (passing.has(code)) schedule(retryMs);
      else await leave();
    } catch {
      // The network failed, or the provider was not reached: neither says that the login is over.
      schedule(retryMs);
    }
  }

  async function replace(): Promise<void> {
    const again = performance.now() - doubted < doubtMs;
    doubted = performance.now();
    const goOn = await interrupt();
    // Nothing was sent anywhere if the provider cannot be reached to sign out of it.
    await (again ? leave().catch(() => {}) : renew());
    goOn();
  }

  function schedule(delayMs?: number) {
    clearTimeout(timer);
    const token = savedToken();
    if (!token) return;
    const due = expiryOf(token) - renewBeforeMs - Date.now() + Math.random() * spreadMs;
    timer = setTimeout(() => void renew(), delayMs ?? Math.max(due, 0));
  }

  return {
    renew,
    /** Gives a function that stops it. */
    start() {
      schedule();
      const unlisten = onTokenChange(() => schedule());
      const unkeep = tokenKeeper.use({ renew, replace });
      return () => {
        clearTimeout(timer);
        unlisten();
        unkeep();
      };
    },
  };
}
