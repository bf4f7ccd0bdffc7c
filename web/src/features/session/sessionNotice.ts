import { useSyncExternalStore } from 'react';

export type NewcomerRole = 'BUYER' | 'SELLER';

/** A notice about the session; `sign-up` says what comes first, for the address once a mail asks to confirm it. */
export type Notice =
  | { kind: 'ended'; text: string }
  | { kind: 'sign-up'; role: NewcomerRole; email: string | null };

type Listener = () => void;

// All tabs share one login and the reason why it ended, including tabs that are still loading.
const storageKey = 'fitnessZone.sessionEnd';

let notice: Notice | null = savedSessionEnd();
const listeners = new Set<Listener>();

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that another tab cleared the whole storage.
    if (key === storageKey || key === null) publish(savedSessionEnd());
  });
}

function savedSessionEnd(): Notice | null {
  try {
    // On the server there is no window; Node's own localStorage would print a warning.
    const text = window.localStorage.getItem(storageKey);
    return text ? { kind: 'ended', text } : null;
  } catch {
    return null;
  }
}

function saveSessionEnd(text: string | null) {
  try {
    if (text) localStorage.setItem(storageKey, text);
    else localStorage.removeItem(storageKey);
  } catch {
    // Browsers can be set to refuse storage; the reason is then shown in this tab only.
  }
}

function publish(next: Notice | null) {
  notice = next;
  for (const listener of listeners) listener();
}

/** Shows why the user was signed out, in every tab, until they close it or sign in. */
export function showSessionEnd(text: string): void {
  saveSessionEnd(text);
  publish({ kind: 'ended', text });
}

/** Adds a sentence to the reason, in every tab. Nothing is added after signing out oneself, which has none. */
export function addToSessionEnd(text: string): void {
  // Another tab may have added it.
  if (notice?.kind === 'ended' && !notice.text.includes(text)) {
    showSessionEnd(`${notice.text} ${text}`);
  }
}

/** Tells the user who has just signed up what comes first, in this tab. */
export const welcome = (role: NewcomerRole): void =>
  publish({ kind: 'sign-up', role, email: null });

/** Asks them to confirm their address, too, unless they have closed the notice. */
export function askToConfirmEmail(email: string): void {
  if (notice?.kind === 'sign-up') publish({ ...notice, email });
}

/** Removes the first steps of somebody who signs out. */
export function dropWelcome(): void {
  if (notice?.kind === 'sign-up') publish(null);
}

/** Removes the notice, in every tab. */
export function clearSessionNotice(): void {
  saveSessionEnd(null);
  if (notice) publish(null);
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSessionNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
