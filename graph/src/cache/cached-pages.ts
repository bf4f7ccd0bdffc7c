import type { Identified } from '../shared/ids.ts';
import { type NewestFirst, newestOf, type RecordQuery } from '../shared/paging.ts';
import type { Cache } from './cache.ts';
import { collectionTag } from './tags.ts';

/** A list of a collection, newest first. */
export type PagesSource<Item> = {
  collection: string;
  /** Name of the list and its share of the collection. */
  filter: object;
  query: RecordQuery<Item>;
};

/** A list whose first pages and count are cached until its collection is written to. */
export function cachedPages<Item extends Identified>(
  cache: Cache,
  { collection, filter, query }: PagesSource<Item>,
): NewestFirst<Item> {
  const list = newestOf(query);
  const tags = [collectionTag(collection)];
  const name = `${collection}?${JSON.stringify(filter)}`;
  return {
    slice: async (limit, after) =>
      after
        ? list.slice(limit, after)
        : cache.read({ key: `${name} ${limit}`, tags, load: () => list.slice(limit, null) }),
    count: async () => cache.read({ key: `${name} count`, tags, load: () => list.count() }),
  };
}
