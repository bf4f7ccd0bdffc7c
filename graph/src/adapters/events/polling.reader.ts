import type { FastifyBaseLogger } from 'fastify';
import { keptMs } from '../../shared/events.ts';
import type { Changes } from './changes.collection.ts';
import { delay } from './delay.ts';
import type { ReceivedChanges } from './relay.ts';

const everyMs = 250;
/** Clocks of two processes differ, and a write may become visible later than a younger one. */
const overlapMs = 5000;

/**
 * The changes that others than `self` sent, from now on: asks the small indexed collection a few times a
 * second, and goes on where it was after an outage.
 */
export async function* polledChanges(
  collection: Changes,
  self: string,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): AsyncGenerator<ReceivedChanges> {
  let until = Date.now();
  let seen = new Set<string>();
  while (!signal.aborted) {
    const began = Date.now();
    const since = until - overlapMs;
    try {
      const found = await collection
        .find({ sentAt: { $gte: new Date(since) } })
        .sort({ sentAt: 1 })
        .toArray();
      const fresh = found.filter(
        ({ _id, origin }) => origin !== self && !seen.has(_id.toHexString()),
      );
      const whole = began - since < keptMs;
      yield { changes: whole ? fresh.map(({ change }) => change) : null, until: began };
      seen = new Set(found.map(({ _id }) => _id.toHexString()));
      until = began;
    } catch (error) {
      log.warn({ err: error }, 'changes of other processes could not be read');
    }
    await delay(everyMs, signal);
  }
}
