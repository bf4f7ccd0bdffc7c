import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Connection, type InferRawDocType, Schema, type Types } from 'mongoose';
import type { Change, Relay } from '../../shared/events.ts';

const definition = {
  origin: { type: String, required: true },
  at: { type: Date, required: true },
  change: { type: Schema.Types.Mixed, required: true },
} as const;

type Sent = InferRawDocType<typeof definition> & { _id: Types.ObjectId };

const everyMs = 250;
const keptMs = 60_000;
/** Clocks of two processes differ, and a write may become visible later than a younger one. */
const overlapMs = 5000;

/**
 * Carries changes through the database that the processes share anyway. It asks a small indexed
 * collection a few times a second: a change stream would need a replica set, and this runs on any
 * MongoDB.
 */
export async function databaseRelay(
  connection: Connection,
  log: FastifyBaseLogger,
): Promise<Relay> {
  const self = randomUUID();
  const schema = new Schema(definition, { versionKey: false }).index({ at: 1 });
  const messages = connection.model('Change', schema, 'changes');
  await messages.init();
  const seen = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  let closed = false;
  let asked = Date.now();

  async function read(call: (change: Change) => void): Promise<void> {
    const since = asked - overlapMs;
    const began = Date.now();
    const found = await messages
      .find({ at: { $gte: new Date(since) } })
      .sort({ at: 1 })
      .lean<Sent[]>();
    asked = began;
    for (const { _id, origin, at, change } of found) {
      const id = _id.toHexString();
      if (seen.has(id)) continue;
      seen.set(id, at.getTime());
      if (origin !== self) call(change as Change);
    }
    for (const [id, at] of seen) if (at < since) seen.delete(id);
  }

  function schedule(call: (change: Change) => void): void {
    if (closed) return;
    timer = setTimeout(() => {
      turn = read(call)
        .catch((error: unknown) => log.warn({ err: error }, 'changes could not be read'))
        .finally(() => schedule(call));
    }, everyMs);
  }

  return {
    send(change) {
      messages
        .create({ origin: self, at: new Date(), change })
        .then(() => messages.deleteMany({ at: { $lt: new Date(Date.now() - keptMs) } }))
        .catch((error: unknown) => log.error({ err: error }, 'a change was not sent'));
    },
    receive: schedule,
    async close() {
      closed = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
