import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import type { CategoryRecord } from './category.model.ts';
import { moveProducts } from './move-products.service.ts';
import { ifPresent } from './present-category.queries.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now'>;

/** The reason why a category can't be deleted. */
type Hindrance = 'products' | 'target' | 'awaits';

/**
 * Marks a category as deleted; from then on it no longer counts as one. The mark comes first, so that concurrent work
 * sees it, and a crash at any later step leaves a deletion to finish.
 * @param target the category that gets its products
 * @returns the marked category; null if somebody else deleted it; or the reason why it stays, with the mark removed
 */
export async function markDeleted(
  services: Services,
  { _id, title }: CategoryRecord,
  target: CategoryRecord | null,
): Promise<{ marked: CategoryRecord | null; hindrance?: Hindrance }> {
  const { Category } = services.models;
  const marked: CategoryRecord | null = await Category.findOneAndUpdate(
    ifPresent(_id),
    {
      $set: {
        deletingAt: new Date(services.now()),
        formerTitle: title,
        title: _id.toHexString(),
        ...(target && { moveProductsTo: target._id }),
      },
    },
    { returnDocument: 'after' },
  ).lean();
  const hindrance = marked && (await hindranceOf(services, _id, target));
  if (!marked || !hindrance) return { marked };
  await reopen(services, marked);
  return { marked: null, hindrance };
}

async function hindranceOf(
  { models }: Pick<Services, 'models'>,
  _id: Types.ObjectId,
  target: CategoryRecord | null,
): Promise<Hindrance | null> {
  const { Category, Product } = models;
  // If two categories are deleted into each other, only one may go.
  if (target) return (await Category.exists(ifPresent(target._id))) ? null : 'target';
  if (await Product.exists({ categoryId: _id })) return 'products';
  return (await hasSource({ models }, _id)) ? 'awaits' : null;
}

/** Whether products of a deleted category still have to move here. */
async function hasSource(
  { models: { Category, Product } }: Pick<Services, 'models'>,
  _id: Types.ObjectId,
): Promise<boolean> {
  const sources = await Category.find({ moveProductsTo: _id }, { _id: 1 }).lean();
  const categoryId = { $in: sources.map((source) => source._id) };
  return sources.length > 0 && (await Product.exists({ categoryId })) !== null;
}

/**
 * Moves a deleted category's remaining products and publishes the changes. If there are many, it publishes only some by
 * id: readers of the deletion know that there may be others.
 */
export async function emptyCategory(
  services: Services,
  _id: Types.ObjectId,
  target: Types.ObjectId | null,
): Promise<number> {
  const moved = target ? await moveProducts(services, _id, target) : { count: 0, ids: [] };
  const now = new Date(services.now());
  const { Category, PriceGuide } = services.models;
  await PriceGuide.deleteOne({ _id });
  if (target) await PriceGuide.updateOne({ _id: target }, { dueAt: now });
  const movedTo = target?.toHexString() ?? null;
  for (const productId of moved.ids) services.events.publish({ kind: 'product', productId });
  services.events.publish({ kind: 'category-deleted', categoryId: _id.toHexString(), movedTo });
  await Category.updateOne({ _id, deletingAt: { $ne: null } }, { emptiedAt: now });
  return moved.count;
}

/** Removes the mark. Another category may have the title by now. */
export async function reopen(
  { models, events }: Pick<Services, 'models' | 'events'>,
  { _id, formerTitle, title }: CategoryRecord,
): Promise<void> {
  const before = formerTitle ?? title;
  const open = (name: string) =>
    models.Category.updateOne(
      { _id, deletingAt: { $ne: null } },
      {
        $set: { title: name },
        $unset: { deletingAt: 1, emptiedAt: 1, formerTitle: 1, moveProductsTo: 1 },
      },
    );
  try {
    await open(before);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await open(`${before.slice(0, 30)} ${_id.toHexString()}`);
  }
  events.publish({ kind: 'category', categoryId: _id.toHexString() });
}
