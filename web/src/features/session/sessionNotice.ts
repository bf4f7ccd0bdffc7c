import { useSyncExternalStore } from 'react';

/** What the user should know of their session; `sign-up` asks to confirm the address. */
export type Notice = { kind: 'ended'; text: string } | { kind: 'sign-up'; email: string };

type Listener = () => void;

let notice: Notice | null = null;
const listeners = new Set<Listener>();

// All tabs share one login: what ended it in one of them is shown in each.
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fitnessZone');
otherTabs?.addEventListener('message', ({ data }) => {
  publish(typeof data === 'string' ? { kind: 'ended', text: data } : null);
});

function publish(next: Notice | null) {
  notice = next;
  for (const listener of listeners) listener();
}

/** Shows why the user was signed out, in every tab. */
export function showSessionEnd(text: string): void {
  publish({ kind: 'ended', text });
  otherTabs?.postMessage(text);
}

/** Asks the user who has just signed up to confirm their address, in this tab. */
export const askToConfirmEmail = (email: string): void => publish({ kind: 'sign-up', email });

/** Removes the notice, in every tab. */
export function clearSessionNotice(): void {
  if (notice) publish(null);
  otherTabs?.postMessage(null);
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What to tell the user of their session; null when there is nothing to say. */
export const useSessionNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
