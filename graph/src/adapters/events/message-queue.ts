import type { FastifyBaseLogger } from 'fastify';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import type { ChangeCollection, SentMessage } from './changes.collection.ts';
import { delay } from './delay.ts';
import type { Message } from './relay.ts';

const batchSize = 500;
const maxWaiting = 5000;
const retryDelayMs = 1000;

/**
 * Inserts messages in order, in batches when they come fast, and retries while the database doesn't answer, so that
 * every change is reported. Logs failures instead of raising them.
 */
export function createMessageQueue(changes: ChangeCollection, log: FastifyBaseLogger) {
  const ending = new AbortController();
  const waiting: Omit<SentMessage, 'sentAt'>[] = [];
  let delivery: Promise<void> | undefined;

  async function deliver(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const batch = waiting.splice(0, batchSize);
        if (await insert(batch)) continue;
        if (ending.signal.aborted) return;
        waiting.unshift(...batch);
        await delay(retryDelayMs, ending.signal);
      }
    } finally {
      delivery = undefined;
    }
  }

  /** Returns whether they are in the collection now. */
  async function insert(batch: typeof waiting): Promise<boolean> {
    const sentAt = new Date();
    try {
      const sent = batch.map((one) => ({ ...one, sentAt }));
      await changes.insertMany(sent, { ordered: false });
      return true;
    } catch (error) {
      // An earlier try succeeded; only its answer was lost.
      if (isDuplicateKey(error)) return true;
      log.error({ err: error, changes: batch.length }, 'changes were not sent to other processes');
      return false;
    }
  }

  return {
    send(message: Message): void {
      waiting.push({ _id: new mongo.ObjectId(), ...message });
      if (waiting.length > maxWaiting) waiting.shift();
      delivery ??= deliver();
    },
    /** Tries once to send the waiting messages. */
    async close(): Promise<void> {
      ending.abort();
      await delivery;
    },
  };
}
