import { mongo } from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import { type Store, startStore } from '../store.ts';

/** The code with which MongoDB refuses a probe. */
export type Refused = {
  readonly code: number;
};

/** A store in memory for one test file, with a fresh collection for each probe. */
export function useStore(): {
  db: () => mongo.Db;
  fresh: (docs?: mongo.Document[]) => Promise<mongo.Collection<mongo.Document>>;
} {
  let store: Store;
  let client: mongo.MongoClient;
  let count = 0;
  beforeAll(async () => {
    store = await startStore({ file: ':memory:' });
    client = await mongo.MongoClient.connect(store.uri, { promoteValues: true });
  });
  afterAll(async () => {
    await client.close();
    await store.close();
  });
  const db = () => client.db('probes');
  const fresh = async (docs: mongo.Document[] = []) => {
    const collection = db().collection<mongo.Document>(`probe${count++}`);
    if (docs.length > 0) await collection.insertMany(docs);
    return collection;
  };
  return { db, fresh };
}

/** The outcome of an operation: its result, or the code it was refused with. */
export async function outcome<T>(work: Promise<T>): Promise<T | Refused> {
  try {
    return await work;
  } catch (error) {
    // numbers are wrapped where a test reads them without promotion
    if (error instanceof mongo.MongoError && error.code !== undefined)
      return { code: Number(error.code) };
    throw error;
  }
}
