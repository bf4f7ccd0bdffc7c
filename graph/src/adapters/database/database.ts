import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, type ConnectOptions, createConnection } from 'mongoose';
import { StoreStartError, startStore } from '../../../embedded/mongo/store.ts';
import { within } from '../../shared/within.ts';
import { wakeWritersOfEndedSockets } from './ended-sockets.ts';

/** The database: MongoDB, or the embedded store, which speaks the same protocol. */
export type Database = {
  connection: Connection;
  /** Calls back when another process has written to the embedded store; of MongoDB nobody tells. */
  onOtherWrite(call: () => void): void;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type DatabaseConfig = { mongodbUri: string | null; dataDir: string };

/**
 * Connects to MongoDB by its address, or starts the embedded store on the data folder.
 * @throws MongooseServerSelectionError when MongoDB does not answer within five seconds; StoreStartError when
 *   the embedded store cannot start, `STORE_LOCKED` while another process has it
 */
export async function openDatabase(
  { mongodbUri, dataDir }: DatabaseConfig,
  options: ConnectOptions = {},
): Promise<Database> {
  const otherWrites = new EventEmitter();
  const ownClient = randomUUID();
  const store = mongodbUri
    ? null
    : await startStore({
        file: join(dataDir, 'store.sqlite'),
        ownClient,
        onOtherWrite: () => void otherWrites.emit('write'),
      });
  if (store) await writeFile(addressFile(dataDir), store.uri, { mode: 0o600 });
  const stopWaking = wakeWritersOfEndedSockets();
  const connection = createConnection(mongodbUri ?? store?.uri ?? '', {
    ...(store && { dbName: embeddedName, appName: ownClient }),
    serverSelectionTimeoutMS: 5_000,
    // A database that takes commands and answers none must not hold requests for ever.
    socketTimeoutMS: 10_000,
    connectTimeoutMS: 5_000,
    waitQueueTimeoutMS: 5_000,
    // Overrides the address: a secondary may not have the caller's latest write.
    readPreference: 'primary',
    bufferCommands: false,
    autoIndex: true,
    ...options,
  });
  await connection.asPromise();
  return {
    connection,
    onOtherWrite: (call) => void otherWrites.on('write', call),
    ping: async () => {
      const answered = Promise.resolve(connection.db?.command({ ping: 1 }));
      await within(2_000, answered, 'the database does not answer');
    },
    close: async () => {
      await connection.close();
      stopWaking();
      await store?.close();
    },
  };
}

/**
 * For a command that runs while the shop may run: the database as `openDatabase` opens it, or, where the shop runs on
 * the embedded store, that store.
 * @throws as `openDatabase`, except for a locked store
 */
export async function reachDatabase(config: DatabaseConfig): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof StoreStartError && error.code === 'STORE_LOCKED')) throw error;
    const mongodbUri = await readFile(addressFile(config.dataDir), 'utf8');
    return openDatabase({ ...config, mongodbUri }, { dbName: embeddedName });
  }
}

const embeddedName = 'fitness-zone';

/** Where the running shop says how to reach its store; true only as long as the store is locked. */
const addressFile = (dataDir: string) => join(dataDir, 'store.address');
