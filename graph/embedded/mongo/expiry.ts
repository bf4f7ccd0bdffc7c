import type { Engine } from './engine.ts';
import { StoreError } from './errors.ts';
import { parseFilter } from './filter.ts';
import { select } from './query.ts';
import type { Found } from './scan.ts';
import type { Doc } from './values.ts';

const MOST_AT_ONCE = 1000;

function firstOf(found: Iterable<Found>, most: number): Found[] {
  const taken: Found[] = [];
  for (const one of found) if (taken.push(one) >= most) break;
  return taken;
}

/** Deletes what a TTL index says is over; a batch at a time, so that others get their turn. */
function expire(engine: Engine): void {
  for (const collection of engine.catalog.list()) {
    for (const { fields, expireAfterSeconds, name } of collection.indexes) {
      const [field] = fields;
      if (expireAfterSeconds === undefined || !field) continue;
      const before = new Date(Date.now() - expireAfterSeconds * 1000);
      const filter: Doc = new Map([[field.name, new Map([['$lte', before]])]]);
      const query = {
        filter: parseFilter(filter),
        sort: [],
        hint: name,
        deadline: Number.POSITIVE_INFINITY,
      };
      const over = firstOf(select(engine, collection, query).found, MOST_AT_ONCE);
      for (const found of over)
        engine.storage.write(() => engine.records.remove(collection, found));
    }
  }
}

/** Honours `expireAfterSeconds` every so many milliseconds; gives the function that stops it. */
export function startExpiry(
  engine: Engine,
  interval: number,
  fatal: (error: Error) => void,
): () => void {
  const timer = setInterval(() => {
    try {
      expire(engine);
    } catch (error) {
      // a full disk may have room again the next time; anything else is a fault
      if (!(error instanceof StoreError)) fatal(error as Error);
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
