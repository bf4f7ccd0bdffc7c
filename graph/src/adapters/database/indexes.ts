import type { FastifyBaseLogger } from 'fastify';
import { mongo, type Schema } from 'mongoose';

/** The parts of a model that its indexes need. */
type Indexed = {
  schema: Pick<Schema, 'indexes'>;
  collection: Pick<mongo.Collection, 'collectionName' | 'createIndexes' | 'estimatedDocumentCount'>;
};

type Index = ReturnType<Schema['indexes']>[number];

type Given = {
  log: FastifyBaseLogger;
  signal: AbortSignal;
  retryMs?: number;
  /** The names of the collections that exist; the others are empty. */
  existing: ReadonlySet<string>;
};

/** The indexes of a collection with so few documents are built within moments. */
const fewDocuments = 10_000;

/**
 * Builds missing indexes. Unique ones, which rules rely on, and all of small collections exist when this resolves. The
 * others follow one at a time: until then their queries are slow, but answered.
 * @param given the signal stops the later builds
 * @returns settles when all of them exist, or the signal stops it
 * @throws MongoServerError if the database refuses an index of the first group, such as for duplicates
 */
export async function buildIndexes(
  models: readonly Indexed[],
  given: Given,
): Promise<{ built: Promise<void> }> {
  const later: [Indexed, Index][] = [];
  // One after the other: all at once would open a connection for each.
  for (const model of models) {
    const { collection } = model;
    const isSmall =
      !given.existing.has(collection.collectionName) ||
      (await collection.estimatedDocumentCount()) <= fewDocuments;
    const [now, others] = parted(
      model.schema.indexes(),
      ([, { unique }]) => isSmall || unique === true,
    );
    later.push(...others.map((index): [Indexed, Index] => [model, index]));
    const [alone, together] = parted(now, isTtl);
    await build(model, together, given);
    for (const index of alone) await build(model, [index], given);
  }
  return { built: buildLater(later, given) };
}

const isTtl = ([, { expireAfterSeconds }]: Index): boolean => expireAfterSeconds !== undefined;

const parted = (
  indexes: readonly Index[],
  isFirst: (index: Index) => boolean,
): [Index[], Index[]] => [indexes.filter(isFirst), indexes.filter((index) => !isFirst(index))];

async function buildLater(indexes: [Indexed, Index][], given: Given): Promise<void> {
  for (const [model, index] of indexes) {
    try {
      await build(model, [index], given);
    } catch (err) {
      const { collectionName } = model.collection;
      given.log.error(
        { err, collection: collectionName, index: index[0] },
        'an index could not be built',
      );
    }
  }
}

/**
 * Builds some indexes by one command, since one command for each takes several times as long. Large indexes outlast the
 * command's timeout: the build goes on, and the next call waits for it. The shop runs without a TTL index that is
 * refused: some databases have none, and an earlier release's may have another duration.
 */
async function build(
  { collection }: Indexed,
  indexes: readonly Index[],
  { log, signal, retryMs = 1_000 }: Given,
): Promise<void> {
  if (indexes.length === 0) return;
  const about = { collection: collection.collectionName, index: indexes.map(([key]) => key) };
  const described = indexes.map(([key, options]) => ({ ...options, key }));
  while (!signal.aborted) {
    try {
      await collection.createIndexes(described as mongo.IndexDescription[]);
      return;
    } catch (err) {
      if (signal.aborted) return;
      if (err instanceof mongo.MongoServerError) {
        if (!indexes.every(isTtl)) throw err;
        log.warn(
          { ...about, err },
          'a TTL index was refused: its documents expire as before, or never',
        );
        return;
      }
      log.warn({ ...about, err }, 'an index is still being built');
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
