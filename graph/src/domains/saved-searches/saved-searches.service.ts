import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { isSearchText } from '@fitness-zone/contract/search/words.ts';
import { Types } from 'mongoose';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { Shop } from '../../context/shop.ts';
import type {
  ProductFilter,
  SaveSearchInput,
  UpdateSavedSearchInput,
} from '../../generated/graphql.ts';
import type { ProductConditions } from '../../search/search-engine.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { browseCategories } from '../categories/category.service.ts';
import { searchOf } from '../finding/search/product-conditions.rules.ts';
import { validFilter } from '../finding/search/product-filter.rules.ts';
import { searchedPlace } from '../finding/search/searched-place.queries.ts';
import { whileSearchIsDown } from '../finding/search/while-search-is-down.ts';
import { keysOfSearch } from './candidate-keys.rules.ts';
import type { SavedSearchRecord } from './saved-search.model.ts';
import { filterKey, mostSavedSearches, narrows, normalFilter } from './saved-search.rules.ts';

type Search = Pick<SavedSearchRecord, 'filter' | 'filterKey' | 'conditions' | 'keys'>;

/**
 * Saves a search of the signed-in account. A repeat changes nothing and returns the existing one.
 * @throws Refusal `too-many-requests`, `unavailable` while a place can't be looked up, `conflict` beyond 50 searches
 */
export async function saveSearch(context: Context, given: Unchecked<SaveSearchInput>) {
  const viewer = requireUser(context);
  await limit(context, 'savedSearches');
  const { name, mail, filter } = validInput('SaveSearchInput', given);
  const search = await searchFor(context, filter);
  const { models, now } = context;
  const added = {
    ...search,
    _id: new Types.ObjectId(),
    userId: viewer._id,
    name,
    mail,
    paused: false,
    createdAt: new Date(now()),
  };
  try {
    await models.SavedSearch.create(added);
  } catch (error) {
    const saved = isDuplicateKey(error) ? await equalOf(context, added) : null;
    if (!saved) throw error;
    return { message: `You saved this search before, as “${saved.name}”.`, savedSearch: saved };
  }
  // Counts after the insert, so that one of two simultaneous requests sees the other's.
  if ((await models.SavedSearch.countDocuments({ userId: viewer._id })) > mostSavedSearches) {
    await models.SavedSearch.deleteOne({ _id: added._id });
    const message = `You have ${mostSavedSearches} saved searches. Delete one to save another.`;
    throw new Refusal('conflict', message);
  }
  publishSavedSearch(context, added);
  return { message: `Search saved: ${name}`, savedSearch: added };
}

/**
 * Changes a saved search of the signed-in account.
 * @throws Refusal `not-found` for other people's searches, `unavailable` while a place can't be looked up, `conflict`
 * with the other one if an equal search is already saved
 */
export async function updateSavedSearch(
  context: Context,
  id: unknown,
  given: Unchecked<UpdateSavedSearchInput>,
) {
  const viewer = requireUser(context);
  await limit(context, 'savedSearches');
  const ids = validInput('MutationUpdateSavedSearchArgs', { id, input: given });
  const { name, mail, paused, filter } = validInput('UpdateSavedSearchInput', given);
  const own = { _id: toObjectId(ids.id, 'Saved search'), userId: viewer._id };
  const { SavedSearch } = context.models;
  const before = await SavedSearch.findOne(own).lean();
  if (!before) throw notFound('Saved search');
  const search = filter ? await searchFor(context, filter) : null;
  const isPaused = paused ?? before.paused;
  const { conditions } = search ?? before;
  const changes = {
    ...search,
    ...(name && { name }),
    ...(mail && { mail }),
    ...((search || paused != null) && {
      paused: isPaused,
      keys: isPaused ? [] : keysOfSearch(conditions),
    }),
  };
  const saved = await write(context, { ...own, filterKey: before.filterKey }, changes);
  if (!saved) throw notFound('Saved search');
  publishSavedSearch(context, saved);
  return { message: `Search updated: ${saved.name}`, savedSearch: saved };
}

/**
 * Deletes a saved search of the signed-in account.
 * @throws Refusal `not-found` for other people's searches
 */
export async function deleteSavedSearch(context: Context, id: unknown) {
  const viewer = requireUser(context);
  const given = validInput('MutationDeleteSavedSearchArgs', { id });
  const own = { _id: toObjectId(given.id, 'Saved search'), userId: viewer._id };
  const deleted = { deletedSavedSearchId: own._id.toHexString() };
  const search = await context.models.SavedSearch.findOneAndDelete(own).lean();
  if (!search) throw notFound('Saved search', { alreadyDone: true, payload: deleted });
  publishSavedSearch(context, search);
  return { message: `Search deleted: ${search.name}`, ...deleted };
}

export async function removeSavedSearchesOf(
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<void> {
  await models.SavedSearch.deleteMany({ userId });
}

/** Tells the owner's open pages. */
export const publishSavedSearch = (
  { events }: Pick<Shop, 'events'>,
  { _id, userId }: Pick<SavedSearchRecord, '_id' | 'userId'>,
): void =>
  events.publish({
    kind: 'saved-search',
    savedSearchId: _id.toHexString(),
    userId: userId.toHexString(),
  });

async function searchFor(context: Context, given: ProductFilter): Promise<Search> {
  const { currency } = context.config;
  const filter = normalFilter(validFilter(given, currency));
  const place = await searchedPlace(context, filter);
  if (place?.lookup === 'unavailable') {
    const message = 'We couldn’t look up the place. Please try again in a minute.';
    throw new Refusal('unavailable', message, { field: 'filter' });
  }
  const conditions = searchOf(filter, currency, place);
  if (!narrows(conditions)) {
    const problem = filter.text
      ? `“${filter.text}” doesn’t narrow the search.`
      : 'This search has no restriction yet.';
    const message = `${problem} Add a product, a category, a price or a radius.`;
    throw new Refusal('invalid', message, { field: 'filter' });
  }
  const corrected = await withCorrectedText(context, conditions);
  return {
    filter,
    conditions: corrected,
    filterKey: filterKey(filter),
    keys: keysOfSearch(corrected),
  };
}

/** Corrects the text once, instead of matching each new product with every reading of a misspelt word. */
async function withCorrectedText(
  context: Context,
  conditions: ProductConditions,
): Promise<ProductConditions> {
  if (!isSearchText(conditions.text)) return conditions;
  const categories = (await browseCategories(context)).map(({ _id, title }) => ({
    id: _id.toHexString(),
    title,
  }));
  const text = await whileSearchIsDown<string | null>(
    context,
    context.searches
      .search({
        conditions,
        sort: 'NEWEST',
        first: 0,
        after: null,
        categories,
        counted: [],
        turn: 0,
      })
      .then(({ correctedText }) => correctedText),
    () => null,
  );
  return text ? { ...conditions, text } : conditions;
}

/** The account's own search with the same filter. */
const equalOf = (
  { models }: Context,
  { userId, filterKey: key }: Pick<SavedSearchRecord, 'userId' | 'filterKey'>,
) => models.SavedSearch.findOne({ userId, filterKey: key }).lean();

async function write(
  context: Context,
  which: Pick<SavedSearchRecord, '_id' | 'userId' | 'filterKey'>,
  changes: Partial<SavedSearchRecord>,
): Promise<SavedSearchRecord | null> {
  try {
    return await context.models.SavedSearch.findOneAndUpdate(
      which,
      { $set: changes },
      { returnDocument: 'after' },
    ).lean();
  } catch (error) {
    const { userId, filterKey: key = '' } = { ...which, ...changes };
    const other = isDuplicateKey(error) ? await equalOf(context, { userId, filterKey: key }) : null;
    if (!other) throw error;
    const message = `You saved this search before, as “${other.name}”.`;
    throw new Refusal('conflict', message, { payload: { savedSearch: other } });
  }
}
