import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import type { Config } from '../../config/config.ts';
import { createEvents, type Events, type Listener } from '../../shared/events.ts';
import { databaseRelay } from './database.relay.ts';
import type { Relay } from './relay.ts';

type Given = {
  connection: Connection;
  log: FastifyBaseLogger;
  /** Takes the changes of other processes before anybody else does; null where some are missing. */
  onOtherChange: Listener;
};

/**
 * The log of recent changes: shared through Redis where `REDIS_URL` is set, through the database where other processes
 * may use it too, and kept to itself with the embedded store, which has one process.
 * @throws MongoError when the database that carries the changes does not answer. A Redis that does not is
 *   waited for.
 */
export async function openEvents(
  config: Pick<Config, 'redisUrl' | 'mongodbUri'>,
  given: Given,
): Promise<{ events: Events; close: () => Promise<void> }> {
  const relay = await openRelay(config, given);
  if (!relay) return { events: createEvents(), close: async () => {} };
  const events = createEvents(
    {
      ...relay,
      receive: (call) =>
        relay.receive((change) => {
          given.onOtherChange(change);
          call(change);
        }),
    },
    await relay.recorded(),
  );
  return { events, close: relay.close };
}

async function openRelay(
  { redisUrl, mongodbUri }: Pick<Config, 'redisUrl' | 'mongodbUri'>,
  { connection, log }: Given,
): Promise<Relay | null> {
  const processId = randomUUID();
  if (redisUrl) {
    // Loaded only here: the client costs memory that most shops do without.
    const { redisRelay } = await import('./redis.relay.ts');
    return redisRelay(redisUrl, processId, log);
  }
  return mongodbUri ? databaseRelay(connection, processId, log) : null;
}
