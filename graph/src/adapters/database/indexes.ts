import type { FastifyBaseLogger } from 'fastify';
import { type IndexDefinition, type IndexOptions, mongo, type Schema } from 'mongoose';

/** A model, as far as its indexes are concerned. */
type Indexed = {
  schema: Pick<Schema, 'indexes'>;
  collection: Pick<mongo.Collection, 'collectionName' | 'createIndex' | 'estimatedDocumentCount'>;
};

type Given = { log: FastifyBaseLogger; signal: AbortSignal; retryMs?: number };

/** The indexes of a collection with so few documents are built within moments. */
const fewDocuments = 10_000;

/**
 * Builds the indexes that are missing. Unique ones, which rules rely on, and all of small collections exist when this
 * resolves. The others are built afterwards, one by one: until then their queries are slow, but answered.
 * @param given the signal ends what is still to be built
 * @returns settles when all of them exist, or the signal ends it
 * @throws MongoServerError if the database refuses an index that is waited for, such as for duplicates
 */
export async function buildIndexes(
  models: readonly Indexed[],
  given: Given,
): Promise<{ built: Promise<void> }> {
  const later: [Indexed, IndexDefinition, IndexOptions][] = [];
  await Promise.all(
    models.map(async (model) => {
      const isSmall = (await model.collection.estimatedDocumentCount()) <= fewDocuments;
      for (const [key, options] of model.schema.indexes()) {
        if (isSmall || options.unique) await build(model, key, options, given);
        else later.push([model, key, options]);
      }
    }),
  );
  return { built: buildLater(later, given) };
}

async function buildLater(
  indexes: [Indexed, IndexDefinition, IndexOptions][],
  given: Given,
): Promise<void> {
  for (const [model, key, options] of indexes) {
    try {
      await build(model, key, options, given);
    } catch (err) {
      const { collectionName } = model.collection;
      given.log.error(
        { err, collection: collectionName, index: key },
        'an index could not be built',
      );
    }
  }
}

/**
 * Large indexes outlast the command's timeout: the build goes on, and the next call waits for it. The shop runs without
 * a TTL index that is refused: some databases have none, and one of an earlier release may last otherwise.
 */
async function build(
  { collection }: Indexed,
  key: IndexDefinition,
  options: IndexOptions,
  { log, signal, retryMs = 1_000 }: Given,
): Promise<void> {
  const about = { collection: collection.collectionName, index: key };
  while (!signal.aborted) {
    try {
      await collection.createIndex(
        key as mongo.IndexSpecification,
        options as mongo.CreateIndexesOptions,
      );
      return;
    } catch (err) {
      if (signal.aborted) return;
      if (err instanceof mongo.MongoServerError) {
        if (options.expireAfterSeconds === undefined) throw err;
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
