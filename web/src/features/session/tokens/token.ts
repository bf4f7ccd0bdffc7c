import { isOffline } from '../../../lib/connection.ts';
import { shopNow } from '../../../lib/time/shopClock.ts';

const storageKey = 'fitnessZone';

/** Tokens count as expired this much earlier, so that none expires on its way to the server. */
const expiryMarginMs = 30_000;

/**
 * Maximum wait of a request for a refresh. Then it fails, or is sent as a visitor's if the page started as a visitor's.
 */
const refreshWaitMs = 8_000;

type TokenRefresh = {
  /** replaces an expired token */
  refresh: () => Promise<void>;
  /** replaces a token that the server refused */
  replace: () => Promise<void>;
};
type Listener = (token: string | null) => void;

const listeners = new Set<Listener>();

// Used if the browser refuses local storage: the login then lasts as long as the page.
let unsaved: string | null = null;
let refused: string | null = null;
let tokenRefresh: TokenRefresh | undefined;
/** Whether this page has used the token. Offline pages show its account's screens from the start. */
let isUsed = isOffline();

/** The saved token, even if it has expired; null while no user is signed in. */
export const savedToken = (): string | null => stored(storageKey) ?? unsaved;

/** The stored value; also null if the browser refuses local storage. */
function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * The key is set while the browser may have a snapshot of the cache, so that visitors without one needn't load the code
 * that deletes it.
 */
export const snapshotKey = 'fitnessZone.kept';

export const mayHaveSnapshot = (): boolean => stored(snapshotKey) !== null;

/** The token to send with requests; null unless it is valid for 30 more seconds. */
export function readToken(): string | null {
  const token = savedToken();
  if (!token || token === refused) return null;
  return expiryOf(token) - expiryMarginMs > shopNow() ? token : null;
}

/**
 * Like `readToken`, but first refreshes an expired token, unless that takes too long.
 * @throws Error if the page's token has expired and can't be replaced now: requests as a visitor would clear the
 * signed-in user's screens, including typed text
 */
export async function freshToken(): Promise<string | null> {
  if (!readToken() && savedToken() && tokenRefresh) {
    const limit = new Promise((resolve) => setTimeout(resolve, refreshWaitMs));
    await Promise.race([tokenRefresh.refresh(), limit]);
  }
  const token = readToken();
  if (isUsed && !token && savedToken() && savedToken() !== refused) throw new Error('No token');
  isUsed = !!token;
  return token;
}

/** Reports that the server refused a token, and replaces it, unless that has been done already. */
export function reportRefusedToken(token: string): void {
  if (token !== savedToken() || token === refused) return;
  refused = token;
  void tokenRefresh?.replace();
}

/**
 * Sets the functions that refresh and replace tokens; the session calls it at its start.
 * @returns a function that removes them
 */
export function setTokenRefresh(next: TokenRefresh): () => void {
  tokenRefresh = next;
  return () => {
    if (tokenRefresh === next) tokenRefresh = undefined;
  };
}

/** Saves a token for this and every other tab; null removes it. */
export function writeToken(token: string | null): void {
  if (token === savedToken()) return;
  unsaved = token;
  try {
    if (token) localStorage.setItem(storageKey, token);
    else localStorage.removeItem(storageKey);
  } catch {
    // Browsers can be set to refuse storage; `unsaved` then holds the token of this page.
  }
  for (const listener of [...listeners]) listener(token);
}

/**
 * Calls back with the new token, or null, whenever it changes, in this tab or in another one.
 * @returns a function that removes the listener
 */
export function onTokenChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab cleared the whole storage.
    if (event.key !== storageKey && event.key !== null) return;
    unsaved = null;
    listener(savedToken());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

type Claims = { sub?: string; exp?: number };

/** In epoch milliseconds; 0 without an `exp` claim. */
export const expiryOf = (token: string): number => (claimsOf(token).exp ?? 0) * 1000;

/** The id of the account that a token was issued to, its `sub` claim; null for none. */
export const accountIdOf = (token: string | null): string | null =>
  token ? (claimsOf(token).sub ?? null) : null;

// Claims are read without checking the signature, which the server verifies.
function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return {};
  }
}
