import type { Database } from './database.ts';

/** A write to a collection that the database has answered, or refused, or not answered. */
export type Write = {
  collection: string;
  /** What it was to change, where one condition says so. */
  filter: Record<string, unknown> | null;
  /** What it was to add. */
  documents: readonly Record<string, unknown>[];
};

/** Who is told of the writes of this process. */
export type Writes = {
  /** Calls back with every write from now on, before whoever writes hears that it is done. */
  listen(call: (write: Write) => void): void;
};

const inserts = ['insertOne', 'insertMany'] as const;
const changes = [
  ...(['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'] as const),
  ...(['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete', 'bulkWrite'] as const),
];

type Method = (...given: unknown[]) => Promise<unknown>;
type Collection = { collectionName: string } & Partial<
  Record<(typeof inserts)[number] | (typeof changes)[number], unknown>
>;

/**
 * Follows all writes to the collections of models, by this process and, as far as the database tells of them, by others.
 * Its own ones are followed where Mongoose hands them to the driver. Also one that fails is told:
 * the database may have carried it out, and only its answer was lost.
 */
export function followWrites(
  models: readonly { collection: object }[],
  database: Pick<Database, 'onOtherWrite'>,
): Writes {
  const listeners: ((write: Write) => void)[] = [];
  const tell = (write: Write) => {
    for (const call of listeners) call(write);
  };
  for (const model of models) {
    const collection = model.collection as Collection;
    const { collectionName: name } = collection;
    for (const method of inserts) {
      follow(collection, method, ([given]) =>
        tell({ collection: name, filter: null, documents: [given].flat() as Write['documents'] }),
      );
    }
    for (const method of changes) {
      follow(collection, method, ([given]) =>
        tell({ collection: name, filter: filterOf(given), documents: [] }),
      );
    }
  }
  // The store does not say what it was: any of them.
  database.onOtherWrite(() => {
    for (const { collection } of models) {
      const { collectionName } = collection as Collection;
      tell({ collection: collectionName, filter: null, documents: [] });
    }
  });
  return { listen: (call) => void listeners.push(call) };
}

function follow(
  collection: Collection,
  method: keyof Collection,
  tell: (given: unknown[]) => void,
): void {
  const write = (collection[method] as Method).bind(collection);
  const followed: Method = async (...given) => {
    try {
      return await write(...given);
    } finally {
      tell(given);
    }
  };
  Object.defineProperty(collection, method, {
    value: followed,
    configurable: true,
    writable: true,
  });
}

const filterOf = (given: unknown): Write['filter'] =>
  Array.isArray(given) || typeof given !== 'object' ? null : (given as Write['filter']);
