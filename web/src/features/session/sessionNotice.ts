import { useSyncExternalStore } from 'react';

export type NewcomerRole = 'BUYER' | 'SELLER';

/**
 * A notice about the session; `sign-up` lists the first steps, with the address once the confirmation mail was sent.
 */
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

/** Why the user was signed out; null after their own sign-out. */
export function savedSessionEnd(): Extract<Notice, { kind: 'ended' }> | null {
  try {
    // The server has no window, and Node's own localStorage would print a warning.
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
    // Browsers can be set to refuse storage; then only this tab shows the reason.
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

/** Shows a new user the first steps, in this tab. */
export const welcome = (role: NewcomerRole): void =>
  publish({ kind: 'sign-up', role, email: null });

/** Adds the request to confirm the address, unless the user has closed the notice. */
export function askToConfirmEmail(email: string): void {
  if (notice?.kind === 'sign-up') publish({ ...notice, email });
}

/** Removes the first steps when the user signs out. */
export function removeWelcome(): void {
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
