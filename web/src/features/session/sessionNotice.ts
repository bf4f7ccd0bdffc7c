import { useSyncExternalStore } from 'react';

type Listener = () => void;

let notice: string | null = null;
const listeners = new Set<Listener>();

// All tabs share one login: what ended it in one of them is shown in each.
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fitnessZone');
otherTabs?.addEventListener('message', ({ data }) => {
  if (data === null || typeof data === 'string') publish(data);
});

function publish(next: string | null) {
  notice = next;
  for (const listener of listeners) listener();
}

/** Shows why the user was signed out, in every tab; null removes it. */
export function setSessionNotice(next: string | null): void {
  if (next === notice) return;
  publish(next);
  otherTabs?.postMessage(next);
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the user was signed out without having asked for it; null when there is nothing to say. */
export const useSessionNotice = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
