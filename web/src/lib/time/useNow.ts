import { useEffect, useState } from 'react';
import { onClockSet, shopNow } from './shopClock.ts';

/** The longest time that a browser's timer takes, in milliseconds; with a longer one it would end at once. */
const longestTimeout = 2 ** 31 - 1;

type Sleeper = { until: number; wake: () => void };

const sleepers = new Set<Sleeper>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the one timer of all that wait, to the earliest of their moments. */
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

/** Calls `wake` at a moment (epoch milliseconds). @returns what calls it off */
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
 * The server's time (epoch milliseconds) as far as it matters: the component is rendered again when the next of these
 * moments (RFC 3339; null for none) has come.
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
