import { join } from 'node:path';
import { type Connection, type ConnectOptions, createConnection } from 'mongoose';
import { startStore } from '../../../store/store.ts';

/** The database part: MongoDB, or the embedded store, which speaks the same protocol. */
export type Database = {
  connection: Connection;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type DatabaseConfig = { mongodbUri: string | null; dataDir: string };

/**
 * Connects to MongoDB by its address, or starts the embedded store on the data folder.
 * @throws when neither answers within ten seconds
 */
export async function openDatabase(
  { mongodbUri, dataDir }: DatabaseConfig,
  options: ConnectOptions = {},
): Promise<Database> {
  const store = mongodbUri ? null : await startStore({ file: join(dataDir, 'store.sqlite') });
  const connection = createConnection(mongodbUri ?? store?.uri ?? '', {
    ...(store && { dbName: 'fitness-zone' }),
    serverSelectionTimeoutMS: 10_000,
    autoIndex: true,
    ...options,
  });
  await connection.asPromise();
  return {
    connection,
    ping: async () => {
      await connection.db?.command({ ping: 1 }, { timeoutMS: 2_000 });
    },
    close: async () => {
      await connection.close();
      await store?.close();
    },
  };
}
