import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { repeat } from '../../shared/repeat.ts';
import { keysOfSearch } from './candidate-keys.rules.ts';
import type { SavedSearchRecord } from './saved-search.model.ts';
import { filterKey, inOrder } from './saved-search.rules.ts';
import { publishSavedSearch } from './saved-searches.service.ts';

type Services = Pick<Shop, 'models' | 'events'>;

const everyMs = 10_000;
const batchSize = 500;

/** Moves saved searches out of deleted categories, now and every ten seconds. */
export const startSavedSearchSweeper = (services: Services & Pick<Shop, 'log'>) =>
  repeat((signal) => sweepSavedSearches(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'saved searches did not follow their products'),
  });

/**
 * Moves saved searches from deleted categories to the ones that received the products. A deleted category's record
 * stays until all searches have moved.
 */
export async function sweepSavedSearches(services: Services, signal?: AbortSignal): Promise<void> {
  const deleted = await services.models.Category.find({ moveProductsTo: { $ne: null } }).lean();
  for (const { _id, moveProductsTo } of deleted) {
    if (moveProductsTo) await moveSearches(services, _id, moveProductsTo, signal);
  }
}

async function moveSearches(
  { models, events }: Services,
  from: Types.ObjectId,
  to: Types.ObjectId,
  signal: AbortSignal | undefined,
): Promise<void> {
  const searched = { 'filter.categoryIds': from.toHexString() };
  const inTarget = (id: string) => (id === from.toHexString() ? to.toHexString() : id);
  while (!signal?.aborted) {
    const batch = await models.SavedSearch.find(searched).limit(batchSize).lean();
    if (batch.length === 0) return;
    for (const search of batch) {
      await move({ models }, search, inTarget);
      publishSavedSearch({ events }, search);
    }
  }
}

async function move(
  { models: { SavedSearch } }: Pick<Services, 'models'>,
  { _id, filter, filterKey: key, conditions, paused }: SavedSearchRecord,
  categoryAfter: (id: string) => string,
): Promise<void> {
  const categoryIds = inOrder(filter.categoryIds?.map(categoryAfter));
  const [moved, asked] = [
    { ...filter, categoryIds },
    { ...conditions, categoryIds },
  ];
  const changes = {
    filter: moved,
    conditions: asked,
    filterKey: filterKey(moved),
    keys: paused ? [] : keysOfSearch(asked),
  };
  try {
    // If its owner changes it meanwhile, the next batch includes it.
    await SavedSearch.updateOne({ _id, filterKey: key, paused }, { $set: changes });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The account has saved the same search in the other category.
    await SavedSearch.deleteOne({ _id, filterKey: key });
  }
}
