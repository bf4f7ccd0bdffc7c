import { type QueryFilter, Types } from 'mongoose';
import { collectionTag } from '../../cache/tags.ts';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { isObjectId, notFound, objectIdOf, toObjectId } from '../../shared/ids.ts';
import { newestOf } from '../../shared/keyset/keyset-query.ts';
import type { List } from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { ProductRecord } from './product.model.ts';
import { stockShownTo } from './shown-to-viewer.rules.ts';

/** The products that match a filter. Their first pages and count are cached until any product is written. */
export function listOf(
  { models, cache }: Context,
  filter: QueryFilter<ProductRecord>,
): List<ProductRecord> {
  const list = newestOf<ProductRecord>(models.Product, filter);
  const { name } = models.Product.collection;
  const tags = [collectionTag(name)];
  const key = `${name}?${JSON.stringify(filter)}`;
  return {
    ...list,
    slice: async (limit, after) =>
      after
        ? list.slice(limit, after)
        : cache.read({ key: `${key} ${limit}`, tags, load: () => list.slice(limit, null) }),
    count: async () => cache.read({ key: `${key} count`, tags, load: () => list.count() }),
  };
}

type AvailableRange = {
  most: number;
  /** The first id, for products oldest first; without it, newest first. */
  from?: Types.ObjectId;
};

export const readAvailableIds = (
  { models }: Pick<Context, 'models'>,
  { most, from }: AvailableRange,
) =>
  models.Product.find(
    { inStock: 'available', ...(from && { _id: { $gte: from } }) },
    { _id: 1, postedTime: 1 },
  )
    .sort({ _id: from ? 1 : -1 })
    .limit(most)
    .lean();

export const hasMoreAvailable = async (
  { models }: Pick<Context, 'models'>,
  most: number,
): Promise<boolean> =>
  (await models.Product.findOne({ inStock: 'available' }, { _id: 1 })
    .sort({ _id: -1 })
    .skip(most)
    .lean()) !== null;

/** Some of the available products, by the first id. */
export type AvailablePart = { from: Types.ObjectId; lastPostedTime: Date };

/** Divides the available products into parts of `size`, oldest first, reading two products per part. */
export async function divideAvailable(
  { models }: Pick<Context, 'models'>,
  size: number,
): Promise<AvailablePart[]> {
  const parts: AvailablePart[] = [];
  const [oldest] = await readAvailableIds({ models }, { most: 1, from: zeroId });
  for (let from = oldest?._id; from; ) {
    const [last, next] = await models.Product.find(
      { inStock: 'available', _id: { $gte: from } },
      { _id: 1, postedTime: 1 },
    )
      .sort({ _id: 1 })
      .skip(size - 1)
      .limit(2)
      .lean();
    const [newest] = last ? [last] : await readAvailableIds({ models }, { most: 1 });
    if (newest) parts.push({ from, lastPostedTime: newest.postedTime });
    from = next?._id;
  }
  return parts;
}

const zeroId = objectIdOf('0'.repeat(24));

/** Leaves out removed products. */
export const ownedBy = (sellerId: Types.ObjectId) => ({
  sellerId,
  // `$ne`, not `$in`, so that the index in the list's order serves it.
  inStock: { $ne: 'removed' as const },
});

/**
 * A product for its page; counts a view of it.
 * @throws Refusal `not-found` for unknown and removed products, and for hidden ones except to their seller and admins
 */
export async function viewProduct(context: Context, id: unknown): Promise<ProductRecord> {
  const viewer = requireUser(context);
  const product = await previewProduct(context, id);
  if (!viewer._id.equals(product.sellerId)) context.views.count(product._id, viewer._id);
  return product;
}

/**
 * A product for anyone with its address; its fields hide what only signed-in users may see.
 * @throws Refusal `not-found` for unknown and removed products, and for hidden ones except to their seller and admins
 */
export async function previewProduct(context: Context, id: unknown): Promise<ProductRecord> {
  const given = validInput('QueryProductArgs', { id });
  const product = await context.loaders.product.load(toObjectId(given.id, 'Product'));
  if (!product || stockShownTo(context, product) === 'removed') throw notFound('Product');
  return product;
}

/**
 * Some products for visitors, in the order of their ids, without repeats. Leaves out unknown and removed ones.
 * @throws Refusal `invalid` for too many ids or one that is too long
 */
export async function previewProducts(context: Context, ids: unknown): Promise<ProductRecord[]> {
  return productsOf(context, validInput('QueryProductPreviewsArgs', { ids }).ids);
}

/** Products in the order of their ids, without repeats. Leaves out unknown and removed ones. */
export async function productsOf(
  context: Pick<Context, 'loaders' | 'viewer'>,
  ids: readonly string[],
): Promise<ProductRecord[]> {
  const loads = ids
    .filter(isObjectId)
    .map((id) => context.loaders.product.load(Types.ObjectId.createFromHexString(id)));
  const found = new Map<string, ProductRecord>();
  for (const product of await Promise.all(loads)) {
    if (product && stockShownTo(context, product) !== 'removed') {
      found.set(product._id.toHexString(), product);
    }
  }
  return [...found.values()];
}
