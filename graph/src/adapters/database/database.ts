import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, type ConnectOptions, createConnection } from 'mongoose';
import { StoreStartError, startStore } from '../../../embedded/mongo/store.ts';
import { defaultMongodb, type MongodbSettings } from '../../config/mongodb.settings.ts';
import { within } from '../../shared/within.ts';
import { compareClocks } from './clock.ts';
import { wakeWritersOfEndedSockets } from './ended-sockets.ts';

/** The database: MongoDB, or the embedded store, which speaks the same protocol. */
export type Database = {
  connection: Connection;
  /** Calls back when another process has written to the embedded store; never for MongoDB. */
  onOtherWrite(call: () => void): void;
  /** Rejects if the database doesn't answer, and with ClockError if its clock and ours differ too much. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** The database's location: MongoDB by its address, else the embedded store's folder. */
export type DatabaseAddress = {
  mongodbUri: string | null;
  dataDir: string;
  mongodb?: MongodbSettings;
};

/**
 * Connects to MongoDB by its address, or starts the embedded store on the data folder.
 * @throws MongooseServerSelectionError if MongoDB doesn't answer in time; ClockError; StoreStartError if the embedded store can't
 *   start, `STORE_LOCKED` while another process has it
 */
export async function openDatabase(
  { mongodbUri, dataDir, mongodb = defaultMongodb }: DatabaseAddress,
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
    maxPoolSize: mongodb.poolSize,
    serverSelectionTimeoutMS: mongodb.selectionTimeoutMs,
    waitQueueTimeoutMS: mongodb.selectionTimeoutMs,
    // A database that takes commands but doesn't answer must not hold requests forever. The embedded store is part of
    // this process: if it is late, the machine is busy, and closing its connections would refuse requests.
    ...(mongodbUri && {
      connectTimeoutMS: mongodb.selectionTimeoutMs,
      socketTimeoutMS: mongodb.socketTimeoutMs,
    }),
    // Overrides the address: a secondary may lack the caller's latest write. Visitors' reads have their own setting.
    readPreference: 'primary',
    bufferCommands: false,
    // `buildIndexes` does it; a collection without indexes comes with its first record.
    autoCreate: false,
    autoIndex: false,
    ...options,
  });
  async function answer(): Promise<void> {
    const askedAt = Date.now();
    // The earlier name of `hello`: some compatible servers know no other.
    const answered = await connection.db?.command({ isMaster: 1 });
    if (mongodbUri) compareClocks(askedAt, answered?.localTime, Date.now());
  }

  async function close(): Promise<void> {
    // Mongoose would keep a connection that is only closed, with its models.
    await connection.destroy();
    stopWaking();
    await store?.close();
  }

  await connection.asPromise();
  try {
    await answer();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    connection,
    onOtherWrite: (call) => void otherWrites.on('write', call),
    ping: () => within(2_000, answer(), 'the database does not answer'),
    close,
  };
}

/**
 * Reaches the database for a command that may run beside the shop: the running shop's embedded store, or else as
 * `openDatabase` does.
 * @throws as `openDatabase`, except for a locked store
 */
export async function reachDatabase(
  address: DatabaseAddress,
  options: ConnectOptions = {},
): Promise<Database> {
  try {
    return await openDatabase(address, options);
  } catch (error) {
    if (!(error instanceof StoreStartError && error.code === 'STORE_LOCKED')) throw error;
    const mongodbUri = await readFile(addressFile(address.dataDir), 'utf8');
    return openDatabase({ ...address, mongodbUri }, { dbName: embeddedName, ...options });
  }
}

const embeddedName = 'fitness-zone';

/** Holds the address of the running shop's store; valid only while the store is locked. */
const addressFile = (dataDir: string) => join(dataDir, 'store.address');
