import type { Change } from '@fitness-zone/contract/changes.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Events } from './events.ts';
import { repeat } from './repeat.ts';

type Work = {
  /** Starts the follow-up of a change. */
  onOwn: (change: Change, signal: AbortSignal) => Promise<unknown>[];
  /**
   * Finds missed work, such as that of a killed process.
   * @param since epoch milliseconds of the system clock: earlier sweeps covered records changed before
   */
  sweep: (signal: AbortSignal, since: number) => Promise<unknown>;
  everyMs: number;
  /** Milliseconds that the first sweep after a start looks back. */
  lookBackMs?: number;
  /** Receives errors of either, unless stopped. */
  onFault: (fault: unknown) => void;
};

const monthMs = 30 * dayMs;
/**
 * Milliseconds. Clocks differ by seconds (`clockToleranceMs`), and a change is written after the time that it carries.
 */
const overlapMs = 2 * 60_000;

/**
 * Follows up this process's changes at once, and the work left by others at intervals.
 * @returns `stop` waits for the work under way
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
