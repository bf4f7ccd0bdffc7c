import { type Change, changeKey } from '@fitness-zone/contract/changes.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type Events, maxRecentChanges } from '../../shared/events.ts';

/** Milliseconds; changes within this time go out in one batch. */
const gatherMs = 30;
const retryMs = 1_000;

/**
 * Delivers the changes of this process and of its peers in consecutive batches. If a batch can't be delivered, its
 * changes go with the next one.
 * @param deliver takes null if some changes are missing
 * @returns a function that stops it
 */
export function gatherChanges(
  { events, log }: { events: Events; log: Pick<FastifyBaseLogger, 'warn'> },
  deliver: (changes: Change[] | null) => Promise<void>,
): () => void {
  let waiting: Map<string, Change> | null = new Map();
  let isDelivering = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(change: Change | null): void {
    if (change) waiting?.set(changeKey(change), change);
    if (!change || (waiting && waiting.size > maxRecentChanges)) waiting = null;
    deliverIn(gatherMs);
  }

  function deliverIn(ms: number): void {
    if (!isDelivering) timer ??= setTimeout(deliverNow, ms);
  }

  async function deliverNow(): Promise<void> {
    timer = undefined;
    isDelivering = true;
    const batch = waiting;
    waiting = new Map();
    let nextMs = gatherMs;
    try {
      await deliver(batch && [...batch.values()]);
    } catch (error) {
      log.warn({ err: error }, 'could not deliver live changes, which is tried again');
      waiting = batch && waiting && new Map([...batch, ...waiting]);
      nextMs = retryMs;
    }
    isDelivering = false;
    if (waiting?.size !== 0) deliverIn(nextMs);
  }

  const stopListening = events.listen(add);
  return () => {
    stopListening();
    clearTimeout(timer);
    isDelivering = true;
  };
}
