import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import type { Config } from '../../config/config.ts';
import { type ChangeRelay, createEvents, type Events } from '../../shared/events.ts';
import { Versions } from '../../shared/versions.ts';
import type { Writes } from '../database/writes.ts';
import { databaseRelay } from './database.relay.ts';
import type { Relay } from './relay.ts';
import { createSender } from './sender.ts';

type Opened = {
  events: Events;
  /** How far this process knows the writes of all. */
  versions: Versions;
  close: () => Promise<void>;
};

type Given = { connection: Connection; writes: Writes; log: FastifyBaseLogger };

/**
 * The log of recent changes, and what is known of other processes' writes: shared through Redis where `REDIS_URL` is
 * set, through the database where other processes may use it too, and kept to itself with the embedded store, which has
 * one process. The writes of this process are told the others from now on, and theirs to who listens to `writes`.
 * @throws MongoError when the database that carries the changes does not answer. A Redis that does not is
 *   waited for.
 */
export async function openEvents(
  config: Pick<Config, 'redisUrl' | 'mongodbUri'>,
  given: Given,
): Promise<Opened> {
  // A key of RFC 9651 begins with a letter.
  const processId = `p${randomBytes(6).toString('hex')}`;
  const relay = await openRelay(config, processId, given);
  if (!relay) return { events: createEvents(), versions: new Versions(), close: async () => {} };
  const recorded = await relay.recorded();
  const versions = new Versions({ processId, relay });
  const { changes, close } = withWrites(relay, { processId, versions, writes: given.writes });
  return {
    events: createEvents(changes, recorded),
    versions,
    async close() {
      close();
      await relay.close();
    },
  };
}

async function openRelay(
  { redisUrl, mongodbUri }: Pick<Config, 'redisUrl' | 'mongodbUri'>,
  processId: string,
  { connection, log }: Given,
): Promise<Relay | null> {
  if (redisUrl) {
    // Loaded only here: the client costs memory that most shops do without.
    const { redisRelay } = await import('./redis.relay.ts');
    return redisRelay(redisUrl, processId, log);
  }
  return mongodbUri ? databaseRelay(connection, processId, log) : null;
}

type Told = { processId: string; versions: Versions; writes: Writes };

/** Sends and receives writes with the changes. What others wrote is told before the change that followed it. */
function withWrites(
  relay: Relay,
  { processId, versions, writes }: Told,
): { changes: ChangeRelay; close: () => void } {
  const sender = createSender({ processId, versions, send: relay.send });
  writes.listen((write, by) => {
    if (by === 'this process') sender.wrote(write);
  });
  const changes: ChangeRelay = {
    send: sender.publish,
    receivedUntil: relay.receivedUntil,
    receive: (call) =>
      relay.receive((message) => {
        if (!message) versions.forget();
        if (!message || !versions.receive(message)) writes.tellOther();
        else for (const write of message.writes) writes.tellOther(write);
        if (!message || message.change) call(message?.change ?? null);
      }),
  };
  return { changes, close: sender.close };
}
