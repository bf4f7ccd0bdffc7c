import { createConnection } from 'mongoose';
import { type Store, startStore } from '../../graph/embedded/mongo/store.ts';
import { engineAddress } from '../engines/engines.ts';

/**
 * An empty database for one test or one shop: on `MONGODB_URI` if set, otherwise in an embedded store in memory.
 * @returns its address, and `close`, which drops it
 */
export async function openOwnDatabase() {
  return ownDatabaseOn(engineAddress('MONGODB_URI') ?? (await storeInMemory()));
}

let store: Promise<Store> | undefined;

/** The address of one store for all databases of this process: starting a store takes longer than most tests. */
export async function storeInMemory(): Promise<string> {
  store ??= startStore({ file: ':memory:' });
  const { uri, unref } = await store;
  unref();
  return uri;
}

/** Like `openOwnDatabase`, on a running server; `server` may name another of its databases. */
export function ownDatabaseOn(server: string) {
  const uri = server.replace(/^(\w+(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${ownDatabaseName()}`);
  return { uri, close: () => dropDatabase(uri) };
}

/** Drops the database of an address, or another database of that server. */
export async function dropDatabase(uri: string, dbName?: string): Promise<void> {
  const connection = await createConnection(uri, {
    serverSelectionTimeoutMS: 5_000,
    ...(dbName && { dbName }),
  }).asPromise();
  await connection.dropDatabase();
  await connection.destroy();
}

/** A unique name for a database. */
export const ownDatabaseName = (): string => `test-${crypto.randomUUID()}`;
