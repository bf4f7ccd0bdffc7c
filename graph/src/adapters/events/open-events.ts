import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import type { Config } from '../../config/config.ts';
import { createEvents, type Events, type Relay } from '../../shared/events.ts';
import { databaseRelay } from './database.relay.ts';

/**
 * The log of recent changes: shared through Redis where `REDIS_URL` is set, through the database where
 * other processes may use it too, and kept to itself with the embedded store, which has one process.
 * @throws MongoError when the database that carries the changes does not answer. A Redis that does not is
 *   waited for.
 */
export async function openEvents(
  { redisUrl, mongodbUri }: Pick<Config, 'redisUrl' | 'mongodbUri'>,
  connection: Connection,
  log: FastifyBaseLogger,
): Promise<{ events: Events; close: () => Promise<void> }> {
  let relay: Relay | null = null;
  if (redisUrl) {
    // Loaded only here: the client costs memory that most shops do without.
    const { redisRelay } = await import('./redis.relay.ts');
    relay = redisRelay(redisUrl, log);
  } else if (mongodbUri) relay = await databaseRelay(connection, log);
  const recorded = (await relay?.recorded()) ?? null;
  return { events: createEvents(relay, recorded), close: async () => relay?.close() };
}
