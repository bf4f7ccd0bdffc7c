import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';
import type { CategoryRecord } from './category.model.ts';
import { emptyCategory, reopen } from './category-deletion.service.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now' | 'log'>;

const everyMs = 10_000;
/** Milliseconds; longer than a request takes from reading a category to posting a product in it. */
const keptMs = 60_000;

/** Finishes deletions of categories, now and every ten seconds. */
export function startCategorySweeper(services: Services) {
  let isFirst = true;
  return repeat(
    async (signal) => {
      await sweepCategories(services, { isFirst, signal });
      isFirst = false;
    },
    {
      everyMs,
      onFault: (err) => services.log.error({ err }, 'deletions of categories were not finished'),
    },
  );
}

/**
 * Moves products of deleted categories: those that a killed process left, and those posted meanwhile. Restores a
 * category that was empty when it was deleted, but has products now. Removes categories that can't receive products any
 * longer.
 * @param options whether this process has no work under way, as at its start
 */
export async function sweepCategories(
  services: Services,
  { isFirst = false, signal }: { isFirst?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  const { Category } = services.models;
  for (const category of await Category.find({ deletingAt: { $gt: new Date(0) } }).lean()) {
    if (signal?.aborted) return;
    // The deleting request counts the products that it moves.
    if (!isFirst && !category.emptiedAt && !isOld(services, category)) continue;
    try {
      await finish(services, category);
    } catch (error) {
      services.log.error({ err: error, categoryId: category._id }, 'could not finish a deletion');
    }
  }
}

const isOld = ({ now }: Services, { deletingAt }: CategoryRecord) =>
  deletingAt != null && deletingAt.getTime() <= now() - keptMs;

async function finish(services: Services, category: CategoryRecord): Promise<void> {
  const { models, log } = services;
  const { _id, emptiedAt, moveProductsTo } = category;
  const hasProducts = (await models.Product.exists({ categoryId: _id })) !== null;
  if (hasProducts && !moveProductsTo) {
    log.warn({ categoryId: _id }, 'a category has products again, and is not deleted');
    await reopen(services, category);
    return;
  }
  if (hasProducts || !emptiedAt) {
    await emptyCategory(services, _id, moveProductsTo ?? null);
  }
  if (!isOld(services, category) || (await awaitsMoves(services, category))) return;
  await models.Category.deleteOne({ _id, deletingAt: { $gt: new Date(0) } });
}

/** Whether another category's products are still moving here, or saved searches still name it. */
async function awaitsMoves(
  { models }: Services,
  { _id, moveProductsTo }: CategoryRecord,
): Promise<boolean> {
  if (await models.Category.exists({ moveProductsTo: _id })) return true;
  const searched = { 'filter.categoryIds': _id.toHexString() };
  return moveProductsTo != null && (await models.SavedSearch.exists(searched)) !== null;
}
