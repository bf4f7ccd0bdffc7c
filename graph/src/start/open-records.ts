import { writesBefore } from '@fitness-zone/contract/changes.ts';
import type { Logger } from 'pino';
import { countCommands } from '../adapters/database/count-commands.ts';
import { type Database, openDatabase } from '../adapters/database/database.ts';
import { buildIndexes } from '../adapters/database/indexes.ts';
import { followWrites } from '../adapters/database/writes.ts';
import { changeSchema, openChanges } from '../adapters/events/changes.collection.ts';
import { openEvents } from '../adapters/events/open-events.ts';
import { Cache } from '../cache/cache.ts';
import { collectionTag } from '../cache/tags.ts';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../shared/metrics.ts';
import { createModels } from './create-models.ts';

type Needs = { config: Config; metrics: Metrics; log: Logger; given: Database | undefined };

/**
 * Opens the database, unless one is given, with its collections and indexes, and the feeds of writes and changes: its
 * own and other processes'. `opened` closes them.
 * @throws errors of the database
 */
export async function openRecords(
  { config, metrics, log, given }: Needs,
  opened: AsyncDisposableStack,
) {
  const database = given ?? opened.adopt(await openDatabase(config), (adapter) => adapter.close());
  opened.defer(countCommands(database.connection, metrics));
  const models = createModels(database.connection);
  const { readPreference } = config.mongodb;
  const hasSecondaries = readPreference !== 'primary';
  const cache = new Cache({ isExact: config.mongodbUri === null, hasSecondaries });
  const writes = followWrites(
    Object.values(database.connection.models),
    keyField,
    database,
    (collection) => {
      cache.tag(collectionTag(collection));
      return cache.mayLag ? readPreference : null;
    },
  );
  writes.listen((write) => cache.written(write));
  const collections = await database.connection.listCollections();
  const stopping = new AbortController();
  opened.defer(() => stopping.abort());
  const indexed = [
    ...Object.values(database.connection.models),
    ...(config.mongodbUri
      ? [{ schema: changeSchema, collection: openChanges(database.connection) }]
      : []),
  ];
  await buildIndexes(indexed, {
    log,
    signal: stopping.signal,
    existing: new Set(collections.map(({ name }) => name)),
  });
  const { events } = opened.adopt(
    await openEvents(config, {
      connection: database.connection,
      log,
      onOtherChange(change) {
        if (!change) writes.tellOther();
        else for (const write of writesBefore(change)) writes.tellOther(write);
      },
    }),
    (adapter) => adapter.close(),
  );
  return { database, models, cache, writes, events };
}

/** Collections cached and invalidated by owner, with the owner's field; the others use the record's id. */
const ownerFields: Record<string, string> = {
  bookings: 'userId',
  wishes: 'userId',
  follows: 'userId',
  notifications: 'userId',
  // Sellers' offers aren't cached.
  offers: 'buyerId',
  threads: 'participants',
};

const keyField = (collection: string): string => ownerFields[collection] ?? '_id';
