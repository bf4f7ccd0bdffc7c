const storageKey = 'fitnessZone';

/** A token counts as expired this long before it does, so that none dies on its way to the server. */
const expiryMarginMs = 30_000;

type Keeper = { renew: () => Promise<void>; replace: () => Promise<void> };
type Listener = (token: string | null) => void;

const listeners = new Set<Listener>();

// Stands in where the browser keeps nothing for this site: the login then lasts as long as the page.
let unsaved: string | null = null;
let refused: string | null = null;
let keeper: Keeper | undefined;

/** The saved token, even if it has expired; null while nobody is signed in. */
export function savedToken(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unsaved;
  } catch {
    return unsaved;
  }
}

/** The token to send with requests; null when there is none that is accepted for 30 seconds more. */
export function readToken(): string | null {
  const token = savedToken();
  if (!token || token === refused) return null;
  return expiryOf(token) - expiryMarginMs > Date.now() ? token : null;
}

/** Like readToken, but an expired token is renewed first, by whoever keeps it. */
export async function freshToken(): Promise<string | null> {
  if (!readToken() && savedToken()) await keeper?.renew();
  return readToken();
}

/** Says that the server does not accept a token any more; does nothing if it was replaced meanwhile. */
export function refuseToken(token: string): void {
  if (token !== savedToken() || token === refused) return;
  refused = token;
  void keeper?.replace();
}

/** The one who renews tokens, once the application has started. */
export const tokenKeeper = {
  /** Gives a function that ends it. */
  use(next: Keeper): () => void {
    keeper = next;
    return () => {
      if (keeper === next) keeper = undefined;
    };
  },
};

/** Keeps a token for this and every other tab; null forgets it. */
export function writeToken(token: string | null): void {
  if (token === savedToken()) return;
  unsaved = token;
  try {
    if (token) localStorage.setItem(storageKey, token);
    else localStorage.removeItem(storageKey);
  } catch {
    // Refused storage is an ordinary setting of browsers; `unsaved` serves this page.
  }
  for (const listener of [...listeners]) listener(token);
}

/**
 * Calls back with the new token, or null, whenever it changes, in this tab or in another one.
 * @returns a function that stops it
 */
export function onTokenChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key says that another tab cleared the whole storage.
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

/** When a token expires, in epoch milliseconds; 0 if it does not say. */
export const expiryOf = (token: string): number => (claimsOf(token).exp ?? 0) * 1000;

/** Whose token it is: the account's id; null for none. */
export const ownerOf = (token: string | null): string | null =>
  token ? (claimsOf(token).sub ?? null) : null;

// Read without a check of the signature, which is the server's business.
function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return {};
  }
}
