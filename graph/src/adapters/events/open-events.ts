import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import type { Config } from '../../config/config.ts';
import { createEvents, type Events, type Listener } from '../../shared/events.ts';
import { databaseRelay } from './database.relay.ts';
import { redisRelay } from './redis.relay.ts';
import type { Relay } from './relay.ts';

type Given = {
  connection: Connection;
  log: FastifyBaseLogger;
  /** Gets the changes of other processes before any other listener; null if some are missing. */
  onOtherChange: Listener;
};

type Settings = Pick<Config, 'redis' | 'mongodbUri'>;

/**
 * The log of recent changes. With the embedded store it stays in this process; otherwise it is shared through the
 * database or through Redis, with the database as fallback.
 * @throws MongoError if the database doesn't answer. A shop whose Redis doesn't answer opens without it.
 */
export async function openEvents(
  config: Settings,
  given: Given,
): Promise<{ events: Events; close: () => Promise<void> }> {
  const relay = config.mongodbUri === null ? null : await openRelay(config, given);
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

async function openRelay({ redis }: Settings, { connection, log }: Given): Promise<Relay> {
  const processId = randomUUID();
  const database = await databaseRelay(connection, processId, log);
  if (!redis) return database;
  const first = await redisRelay(redis, { processId, log, sendOtherwise: database.send });
  return {
    async recorded() {
      const [one, other] = await Promise.all([first.recorded(), database.recorded()]);
      if (!one || !other) return null;
      const changes = [...one.changes, ...other.changes].toSorted((a, b) => a.at - b.at);
      return { since: Math.max(one.since, other.since), changes };
    },
    send: first.send,
    receive(call) {
      first.receive(call);
      database.receive(call);
    },
    // If only this process lost Redis, the others still send their changes there.
    receivedUntil: () => Math.min(first.receivedUntil(), database.receivedUntil()),
    async close() {
      await first.close();
      await database.close();
    },
  };
}
