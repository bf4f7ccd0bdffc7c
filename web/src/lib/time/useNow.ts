import { useEffect, useState } from 'react';
import { onClockSet, shopNow } from './shopClock.ts';

/** The maximum delay of a browser's timer; a longer one would fire at once. */
const longestTimeout = 2 ** 31 - 1;

type Sleeper = { until: number; wake: () => void };

const sleepers = new Set<Sleeper>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the shared timer to the earliest of all moments. */
function setTimer(): void {
  clearTimeout(timer);
  const first = Math.min(...[...sleepers].map(({ until }) => until));
  if (first === Infinity) return;
  const delay = Math.max(first - shopNow(), 0);
  timer = setTimeout(wakeAll, Math.min(delay, longestTimeout));
}

function wakeAll(): void {
  const now = shopNow();
  for (const sleeper of [...sleepers]) {
    if (sleeper.until > now) continue;
    sleepers.delete(sleeper);
    sleeper.wake();
  }
  setTimer();
}

onClockSet(setTimer);

/** Calls `wake` at a moment (epoch milliseconds). @returns a function that cancels it */
function wakeAt(until: number, wake: () => void): () => void {
  const sleeper = { until, wake };
  sleepers.add(sleeper);
  setTimer();
  return () => {
    sleepers.delete(sleeper);
    setTimer();
  };
}

/**
 * The server's time (epoch milliseconds). Rerenders the component when the next of these moments (RFC 3339; null for
 * none) is reached.
 */
export function useNow(moments: readonly (string | null | undefined)[]): number {
  const [now, setNow] = useState(shopNow);
  useEffect(() => onClockSet(() => setNow(shopNow())), []);
  const times = moments.map((moment) => (moment ? Date.parse(moment) : Infinity));
  const next = Math.min(...times.filter((time) => time > now));
  useEffect(() => {
    return next === Infinity ? undefined : wakeAt(next, () => setNow(shopNow()));
  }, [next]);
  return now;
}
