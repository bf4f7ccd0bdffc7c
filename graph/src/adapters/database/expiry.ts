import type { FastifyBaseLogger } from 'fastify';
import { type Connection, mongo } from 'mongoose';

/** Documents that are removed when the date in a field is so many seconds ago. */
export type Expiry = { collection: string; field: string; afterSeconds: number };

const everyMs = 60_000;

/**
 * Removes expired documents by TTL indexes. Where the database has none, logs that in one line and removes them every
 * minute.
 * @returns a function that stops it
 * @throws MongoError when the database does not answer at the start; a later failure is logged
 */
export async function expireDocuments(
  { db }: Pick<Connection, 'db'>,
  expiries: readonly Expiry[],
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  if (!db) throw new Error('the database is not connected');
  const kept: Expiry[] = [];
  for (const expiry of expiries) if (!(await hasTtlIndex(db, expiry))) kept.push(expiry);
  if (kept.length === 0) return async () => {};
  const collections = kept.map(({ collection }) => collection).join(', ');
  log.warn(
    `this database has no TTL indexes: each process removes what has expired (${collections})`,
  );
  let removing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    removing = removeExpired(db, kept).catch((error: unknown) =>
      log.error({ err: error }, 'expired documents were not removed'),
    );
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await removing;
  };
}

/**
 * Removes what has expired at a moment (epoch ms).
 * @throws MongoError when the database does not answer
 */
export async function removeExpired(
  db: mongo.Db,
  expiries: readonly Expiry[],
  now = Date.now(),
): Promise<void> {
  for (const { collection, field, afterSeconds } of expiries) {
    const before = new Date(now - afterSeconds * 1000);
    await db.collection(collection).deleteMany({ [field]: { $lt: before } });
  }
}

/** Makes the TTL index, and tells whether the database keeps it as one. */
async function hasTtlIndex(
  db: mongo.Db,
  { collection: name, field, afterSeconds }: Expiry,
): Promise<boolean> {
  const collection = db.collection(name);
  const key = { [field]: 1 } as const;
  try {
    await collection.createIndex(key, { expireAfterSeconds: afterSeconds });
  } catch (error) {
    // It refuses the option: a plain index serves the search for what has expired.
    if (!(error instanceof mongo.MongoServerError)) throw error;
    await collection.createIndex(key).catch(() => null);
  }
  const indexes = await collection.indexes();
  return indexes.some(
    ({ key, expireAfterSeconds }) => field in key && expireAfterSeconds !== undefined,
  );
}
