import { mongo } from 'mongoose';
import type { MongodbSettings } from '../../config/mongodb.settings.ts';
import type { Write } from '../../shared/write.ts';
import type { Database } from './database.ts';

export type Writes = {
  /** Calls back with every later write; for this process's writes, before the writer gets its answer. */
  listen(call: (write: Write, by: Writer) => void): void;
  /** Reports a write by another process; without an argument, that any record may have changed. */
  tellOther(write?: Write): void;
};

type Writer = 'this process' | 'another process';

const inserts = ['insertOne', 'insertMany'] as const;
const changes = [
  ...(['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'] as const),
  ...(['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete', 'bulkWrite'] as const),
];

const reads = ['find', 'findOne', 'aggregate', 'countDocuments', 'distinct'] as const;

type Method = (...given: unknown[]) => Promise<unknown>;
type Read = (...given: unknown[]) => unknown;
type Collection = { collectionName: string } & Partial<
  Record<(typeof inserts)[number] | (typeof changes)[number] | (typeof reads)[number], unknown>
>;

/**
 * Follows all writes to the models' collections: those of this process, and those it hears about from others. Own
 * writes are observed where Mongoose hands them to the driver. Failed writes are reported too: the database may have
 * carried them out and only the answer was lost.
 * @param keyField the field that identifies a collection's writes: the id, or the owner's
 * @param onRead called before each read of a collection is sent; says where it reads, if not from the primary
 */
export function followWrites(
  models: readonly { collection: object }[],
  keyField: (collection: string) => string,
  database: Pick<Database, 'onOtherWrite'>,
  onRead: (collection: string) => MongodbSettings['readPreference'] | null,
): Writes {
  const listeners: ((write: Write, by: Writer) => void)[] = [];
  const tell = (write: Write, by: Writer) => {
    for (const call of listeners) call(write, by);
  };
  const collections = models.map(({ collection }) => collection as Collection);
  const tellOther = (write?: Write) => {
    const all = collections.map(({ collectionName }) => ({
      collection: collectionName,
      ids: null,
    }));
    for (const one of write ? [write] : all) tell(one, 'another process');
  };
  for (const collection of collections) {
    const { collectionName: name } = collection;
    const field = keyField(name);
    const own = (written: unknown) =>
      tell({ collection: name, ids: idsOf(written, field) }, 'this process');
    for (const method of [...inserts, ...changes]) follow(collection, method, own);
    for (const method of reads) {
      const read = (collection[method] as Read).bind(collection);
      const optionsAt = method === 'distinct' ? 2 : 1;
      replace(collection, method, (...given: unknown[]) => {
        const readPreference = onRead(name);
        if (readPreference) given[optionsAt] = { ...(given[optionsAt] ?? {}), readPreference };
        return read(...given);
      });
    }
  }
  // The store reports no collection.
  database.onOtherWrite(() => tellOther());
  return { listen: (call) => void listeners.push(call), tellOther };
}

function follow(
  collection: Collection,
  method: keyof Collection,
  tell: (written: unknown) => void,
): void {
  const write = (collection[method] as Method).bind(collection);
  replace(collection, method, async (...given: unknown[]) => {
    try {
      return await write(...given);
    } finally {
      tell(given[0]);
    }
  });
}

const replace = (collection: Collection, method: keyof Collection, value: Read): void =>
  void Object.defineProperty(collection, method, { value, configurable: true, writable: true });

/** The values of the field in documents or a condition; null unless all of them name ids. */
function idsOf(written: unknown, field: string): string[] | null {
  const ids = [written].flat().flatMap((one) => {
    const said = (one as Record<string, unknown> | null)?.[field];
    return (said as { $in?: unknown[] } | null | undefined)?.$in ?? [said].flat();
  });
  const known = ids.filter((id) => id instanceof mongo.ObjectId);
  return known.length > 0 && known.length === ids.length
    ? known.map((id) => id.toHexString())
    : null;
}
