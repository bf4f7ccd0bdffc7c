import { docOf } from './bson/values.ts';
import type { Engine } from './engine.ts';
import { StoreError } from './errors.ts';
import { parseFilter } from './query/filter.ts';
import { findDocuments, pageOf, queryAll } from './query/find-documents.ts';

const maxAtOnce = 1000;

/** Deletes expired documents, in batches so that other commands get their turn. */
function deleteExpired(engine: Engine): void {
  for (const collection of engine.catalog.list()) {
    for (const { fields, expireAfterSeconds } of collection.indexes) {
      if (expireAfterSeconds === undefined) continue;
      const before = new Date(Date.now() - expireAfterSeconds * 1000);
      const filter = parseFilter(docOf({ [String(fields[0]?.name)]: docOf({ $lte: before }) }));
      const running = findDocuments(engine, collection, { ...queryAll, filter });
      for (const expired of [...pageOf(running, 0, maxAtOnce)]) {
        engine.storage.write(() => engine.records.remove(collection, expired));
      }
    }
  }
}

/**
 * Applies `expireAfterSeconds` at intervals; returns a function that stops it. Ignores a full disk, which may have room
 * next time; `onFatal` gets all other errors.
 */
export function startTtlMonitor(
  engine: Engine,
  intervalMs: number,
  onFatal: (error: Error) => void,
): () => void {
  const timer = setInterval(() => {
    try {
      deleteExpired(engine);
    } catch (error) {
      if (!(error instanceof StoreError)) onFatal(error as Error);
    }
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
