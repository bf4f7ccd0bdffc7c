import type { FastifyBaseLogger } from 'fastify';
import { changeRetentionMs } from '../../shared/events.ts';
import type { ChangeCollection } from './changes.collection.ts';
import { delay } from './delay.ts';
import type { Received } from './relay.ts';

const everyMs = 250;
/** Milliseconds. The processes' clocks differ, and a write may become visible after a newer one. */
const overlapMs = 5000;

/**
 * Yields the changes that processes other than `self` send from now on. Polls the small indexed collection a few times
 * a second and resumes after an outage, which is logged, not raised.
 */
export async function* polledChanges(
  collection: ChangeCollection,
  self: string,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): AsyncGenerator<Received> {
  let until = Date.now();
  let seen = new Set<string>();
  while (!signal.aborted) {
    const startedAt = Date.now();
    const since = until - overlapMs;
    try {
      const found = await collection
        .find({ sentAt: { $gte: new Date(since) } })
        .sort({ sentAt: 1, _id: 1 })
        .toArray();
      const fresh = found.filter(
        ({ _id, origin }) => origin !== self && !seen.has(_id.toHexString()),
      );
      const isComplete = startedAt - since < changeRetentionMs;
      const changes = isComplete ? fresh.map(({ change }) => change) : null;
      yield { changes, until: startedAt };
      seen = new Set(found.map(({ _id }) => _id.toHexString()));
      until = startedAt;
    } catch (error) {
      log.warn({ err: error }, 'changes of other processes could not be read');
    }
    await delay(everyMs, signal);
  }
}
