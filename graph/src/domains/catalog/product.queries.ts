import type { Unchecked } from '@fitness-zone/contract/valid-input.ts';
import type { Types } from 'mongoose';
import { requireRole, requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/registry.ts';
import type { ProductFilter } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import {
  type ListBounds,
  listNewest,
  type Page,
  type PageArguments,
  pageOf,
} from '../../shared/paging.ts';
import { validInput } from '../../shared/valid-input.ts';
import type { ProductRecord } from './product.model.ts';

/** A page of products. */
export type ProductPage = Page<ProductRecord>;

/**
 * A page of available products, newest first.
 * @throws Refusal `invalid` with the argument at fault, `not-found` for what is no id of a category
 */
export async function browseProducts(
  { models }: Context,
  page: PageArguments,
  filter: Unchecked<ProductFilter> = {},
): Promise<ProductPage> {
  const { categoryId, advertised } = validInput('ProductFilter', filter);
  return pageOf(
    models.Product.find({
      inStock: 'available',
      ...(categoryId ? { categoryId: toObjectId(categoryId, 'Category') } : {}),
      ...(advertised == null ? {} : { advertisement: advertised }),
    }).lean(),
    page,
  );
}

/**
 * A page of the signed-in seller's products that were not removed, newest first.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers
 */
export async function browseOwnProducts(
  context: Context,
  page: PageArguments,
): Promise<ProductPage> {
  const seller = requireRole(context, 'seller');
  return pageOf(context.models.Product.find(ownedBy(seller._id)).lean(), page);
}

/** Products that were not removed, newest first, and the cursor of the next page if there is one. */
export const listProducts = ({ models }: Context, bounds: ListBounds) =>
  listNewest(models.Product.find({ inStock: { $ne: 'removed' } }).lean(), bounds);

/** A category's available products, newest first, and the cursor of the next page if there is one. */
export const listCategoryProducts = (
  { models }: Context,
  categoryId: Types.ObjectId,
  bounds: ListBounds,
) => listNewest(models.Product.find({ categoryId, inStock: 'available' }).lean(), bounds);

/** How many products a seller has for sale or sold; null for anyone but the seller. */
export const countOwnProducts = async (
  { models, viewer }: Context,
  user: Pick<Viewer, '_id'>,
): Promise<number | null> =>
  viewer?._id.equals(user._id) ? models.Product.countDocuments(ownedBy(user._id)) : null;

/**
 * The ids of available products and when they were posted, newest first.
 * @param most how many at most
 */
export const listAvailableIds = ({ models }: Pick<Context, 'models'>, most: number) =>
  models.Product.find({ inStock: 'available' }, { _id: 1, postedTime: 1 })
    .sort({ _id: -1 })
    .limit(most)
    .lean();

const ownedBy = (sellerId: Types.ObjectId) => ({
  sellerId,
  inStock: { $in: ['available' as const, 'sold' as const] },
});

/**
 * A product for its page.
 * @throws Refusal `unauthenticated` for visitors, `invalid` with the argument at fault, `not-found` for
 *   unknown and removed products
 */
export async function viewProduct(context: Context, id: unknown): Promise<ProductRecord> {
  requireUser(context);
  return previewProduct(context, id);
}

/**
 * A product for visitors, who come by its address; what only signed-in users may see is left to its fields.
 * @throws Refusal `invalid` for an id that is too long, `not-found` for unknown and removed products
 */
export async function previewProduct(context: Context, id: unknown): Promise<ProductRecord> {
  const given = validInput('QueryProductArgs', { id });
  const product = await context.loaders.product.load(toObjectId(given.id, 'Product'));
  if (!product || product.inStock === 'removed') throw notFound('Product');
  return product;
}
