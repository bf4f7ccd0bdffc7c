import type { Types } from 'mongoose';
import { readById } from '../../cache/read-by-id.ts';
import type { Models } from '../../context/merged-types.ts';
import type { Shop } from '../../context/shop.ts';
import { newestOf } from '../../shared/keyset/keyset-query.ts';
import { type List, listOfAll } from '../../shared/paging.ts';
import type { Eventually } from '../../shared/when-ready.ts';
import type { ListEntryRecord, ListModel } from './list-entry.model.ts';

type Source = { models: Pick<Models, ListModel>; cache: Shop['cache'] };

/** All entries of one account's list, newest first, and the ids of their products. */
type OwnEntries = { entries: readonly ListEntryRecord[]; productIds: ReadonlySet<string> };

/** Longer lists aren't cached but read in pages. */
const longest = 1_000;

/** The entries of an account's list, from the cache; null if the cache isn't serving or the list is too long. */
export function ownEntries(
  { models, cache }: Source,
  list: ListModel,
  userId: Types.ObjectId,
): Eventually<OwnEntries | null> {
  if (!cache.isServing) return null;
  const { [list]: model } = models;
  return readById<OwnEntries | null>(cache, model.collection.name, userId, async () => {
    const newest = model.find({ userId }).sort({ _id: -1 });
    const entries = await newest.limit(longest + 1).lean();
    if (entries.length > longest) return null;
    const productIds = new Set(entries.map(({ productId }) => productId.toHexString()));
    return { entries, productIds };
  });
}

/** An account's list, newest first. */
export async function ownList(
  source: Source,
  list: ListModel,
  userId: Types.ObjectId,
): Promise<List<ListEntryRecord>> {
  const own = await ownEntries(source, list, userId);
  return own ? listOfAll(own.entries) : newestOf(source.models[list], { userId });
}
