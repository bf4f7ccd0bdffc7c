import type { Types } from 'mongoose';
import type { Eventually } from '../shared/when-ready.ts';
import type { Cache, Cacheable } from './cache.ts';
import { anyRecordTag, recordTag } from './tags.ts';

/**
 * A record by its id, or a value made from the records of the account with that id. Writes that name the id drop it.
 */
export function readById<Value extends Cacheable>(
  cache: Cache,
  collection: string,
  id: Types.ObjectId,
  load: () => PromiseLike<Value>,
): Eventually<Value> {
  const key = recordTag(collection, id.toHexString());
  return cache.read({ key, tags: [key, anyRecordTag(collection)], load });
}
