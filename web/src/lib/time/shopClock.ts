import { useState, useSyncExternalStore } from 'react';

// A computer's clock may be hours off, so moments from the server are compared with the server's clock.

/** Smaller differences are measurement errors, since `Date` has whole seconds. */
const ignoredMs = 1_500;

/** The server's lead over this computer's clock. */
let offsetMs = 0;
const listeners = new Set<() => void>();

/** The server's time in epoch milliseconds; this computer's until the first answer. */
export const shopNow = (): number => Date.now() + offsetMs;

/**
 * Sets the clock by the `Date` of an answer.
 * @param sentAt when the request was sent, in epoch milliseconds of this computer
 */
export function setClockBy(headers: Headers, sentAt: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const receivedAt = Date.now();
  // `Date` was written between sending and receipt, and is rounded down by half a second on average.
  const measured = date + 500 - (sentAt + receivedAt) / 2;
  const toleranceMs = ignoredMs + Math.abs(receivedAt - sentAt) / 2;
  const isSame = Math.abs(measured - offsetMs) <= toleranceMs;
  if (isSame) return;
  offsetMs = Math.abs(measured) <= toleranceMs ? 0 : measured;
  for (const call of [...listeners]) call();
}

/**
 * Calls back when the clock is adjusted.
 * @returns a function that stops it
 */
export function onClockSet(call: () => void): () => void {
  listeners.add(call);
  return () => {
    listeners.delete(call);
  };
}

/** The server clock's lead; rerenders the component when it is adjusted. */
const useClockOffset = (): number =>
  useSyncExternalStore(
    onClockSet,
    () => offsetMs,
    () => 0,
  );

/** The server's time when the component was first rendered, in epoch milliseconds. */
export function useRenderedAt(): number {
  const [now] = useState(() => Date.now());
  return now + useClockOffset();
}
