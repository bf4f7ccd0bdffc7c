import type { Types } from 'mongoose';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import type { SavedSearchRecord } from './saved-search.model.ts';
import { mostSavedSearches } from './saved-search.rules.ts';

/** The searches that the signed-in account saved, newest first. */
export async function mySavedSearches(context: Context): Promise<SavedSearchRecord[]> {
  return savedSearchesOf(context, requireUser(context)._id);
}

/** An account's saved searches, newest first. */
export const savedSearchesOf = (
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<SavedSearchRecord[]> =>
  models.SavedSearch.find({ userId }).sort({ _id: -1 }).limit(mostSavedSearches).lean().exec();
