import type { Change } from '@fitness-zone/contract/changes.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Events } from './events.ts';
import { repeat } from './repeat.ts';

type Work = {
  /** Begins what follows from a change. */
  onOwn: (change: Change, signal: AbortSignal) => Promise<unknown>[];
  /**
   * Finds what no change led to, such as what a killed process has left.
   * @param since of records changed before, in epoch milliseconds of the computer's clock, an earlier sweep has looked
   */
  sweep: (signal: AbortSignal, since: number) => Promise<unknown>;
  everyMs: number;
  /** How far back the first sweep after a start looks, in milliseconds. */
  lookBackMs?: number;
  /** Hears what either throws, unless it was stopped. */
  onFault: (fault: unknown) => void;
};

const monthMs = 30 * dayMs;
/** Clocks differ by seconds (`clockToleranceMs`), and a change is written after the time that it carries. */
const overlapMs = 2 * 60_000;

/**
 * Follows up the changes that this process makes at once, and at intervals what others have left.
 * @returns what stops it, and waits for the work under way
 */
export function followChanges(
  events: Pick<Events, 'listenToOwn'>,
  { onOwn, sweep, everyMs, lookBackMs = monthMs, onFault }: Work,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  let last = Date.now() - lookBackMs;
  const unlisten = events.listenToOwn((change) => {
    for (const work of onOwn(change, stopping.signal)) {
      const job = work
        .catch((fault: unknown) => {
          if (!stopping.signal.aborted) onFault(fault);
        })
        .finally(() => running.delete(job));
      running.add(job);
    }
  });
  const sweeps = repeat(
    async (signal) => {
      const began = Date.now();
      await sweep(signal, last - overlapMs);
      last = began;
    },
    { everyMs, onFault },
  );
  return {
    stop: async () => {
      unlisten();
      stopping.abort();
      await Promise.all([sweeps.stop(), ...running]);
    },
  };
}
