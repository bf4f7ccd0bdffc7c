import { type Condition, enumValues } from '@fitness-zone/contract/enums.ts';
import { type Amount, formatMoney } from '@fitness-zone/contract/money.ts';
import { type QueryFilter, Types } from 'mongoose';
import { requireRole, requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { type PageArguments, pageQuery, toConnection } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { boundedNumber, boundedText } from '../../shared/text.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import { readPictureUrl } from '../pictures/picture-url.ts';
import type { ProductRecord } from './product.model.ts';
import { shelfChanged, takeOffShelf } from './stock.service.ts';

/** A page of products; the whole list is counted only when someone asks. */
export type ProductPage = ReturnType<typeof toConnection<ProductRecord>> & {
  totalCount: () => Promise<number>;
};

export type ProductFilter = {
  categoryId?: string | null | undefined;
  advertised?: boolean | null | undefined;
};

/** A page of available products, newest first. */
export async function browseProducts(
  { models }: Context,
  page: PageArguments,
  filter: ProductFilter = {},
): Promise<ProductPage> {
  const { filter: position, limit } = pageQuery(page);
  const shelf = {
    inStock: 'available' as const,
    ...(filter.categoryId ? { categoryId: toObjectId(filter.categoryId, 'Category') } : {}),
    ...(filter.advertised == null ? {} : { advertisement: filter.advertised }),
  };
  const records = await models.Product.find({ ...shelf, ...position })
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return {
    ...toConnection(records, page),
    totalCount: async () => models.Product.countDocuments(shelf),
  };
}

/** A page of the signed-in seller's products that were not removed, newest first. */
export async function browseOwnProducts(
  context: Context,
  page: PageArguments,
): Promise<ProductPage> {
  const seller = requireRole(context, 'seller');
  const { filter: position, limit } = pageQuery(page);
  const own = ownedBy(seller._id);
  const records = await context.models.Product.find({ ...own, ...position })
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return {
    ...toConnection(records, page),
    totalCount: async () => context.models.Product.countDocuments(own),
  };
}

/** A long list's bounds: how many records, and the cursor that they come after. */
export type ListBounds = { limit: number; after?: string | undefined };

/** Products that were not removed, newest first, and the cursor of the next page if there is one. */
export const listProducts = (context: Context, bounds: ListBounds) =>
  listNewest(context, { inStock: { $ne: 'removed' } }, bounds);

/** A category's available products, newest first, and the cursor of the next page if there is one. */
export const listShelf = (context: Context, categoryId: Types.ObjectId, bounds: ListBounds) =>
  listNewest(context, { categoryId, inStock: 'available' }, bounds);

async function listNewest(
  { models }: Context,
  filter: QueryFilter<ProductRecord>,
  { limit, after }: ListBounds,
) {
  const position = after ? { _id: { $lt: toObjectId(after, 'Page') } } : {};
  const records = await models.Product.find({ ...filter, ...position })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean();
  const products = records.slice(0, limit);
  const more = records.length > limit;
  return { products, next: more ? (products.at(-1)?._id.toHexString() ?? null) : null };
}

/** How many products a seller has for sale or sold; null for anyone but the seller. */
export const countOwnProducts = async (
  { models, viewer }: Context,
  user: UserRecord,
): Promise<number | null> =>
  viewer?._id.equals(user._id) ? models.Product.countDocuments(ownedBy(user._id)) : null;

const ownedBy = (sellerId: Types.ObjectId) => ({
  sellerId,
  inStock: { $in: ['available' as const, 'sold' as const] },
});

/**
 * A product for its page.
 * @throws Refusal `unauthenticated` for visitors, `not-found` for unknown and removed products
 */
export async function viewProduct(context: Context, id: unknown): Promise<ProductRecord> {
  requireUser(context);
  const product = await context.loaders.product.load(toObjectId(id, 'Product'));
  if (!product || product.inStock === 'removed') throw notFound('Product');
  return product;
}

const minAmount = 50;
const maxAmount = 99_999_999;

export type NewProduct = {
  categoryId: unknown;
  condition: unknown;
  productName: unknown;
  yearsOfUsedProduct: unknown;
  /** Minor units. */
  originalPrice: unknown;
  /** Minor units. */
  resalePrice: unknown;
  phone: unknown;
  location: unknown;
  body: unknown;
  image: unknown;
  requestId?: unknown;
};

/**
 * Posts a product of the signed-in seller. Stock, flags, seller and time are the server's.
 * A repeat under the same `requestId` gives what the first one posted.
 * @throws Refusal `invalid` with the field at fault, `not-found` for an unknown category
 */
export async function addProduct(context: Context, input: NewProduct) {
  const seller = requireRole(context, 'seller');
  const details = readProduct(input, context.config.currency);
  const category = await context.loaders.category.load(toObjectId(input.categoryId, 'Category'));
  if (!category) throw notFound('Category');
  const requestKey = input.requestId == null ? null : readRequestKey(seller, input.requestId);
  const fresh = {
    ...details,
    ...(requestKey && { requestKey }),
    categoryId: category._id,
    sellerId: seller._id,
    inStock: 'available' as const,
    postedTime: new Date(),
  };
  const product = await createOnce(context, fresh);
  if (product.postedTime === fresh.postedTime) await shelfChanged(context, product, 1);
  context.events.publish({ kind: 'user', userId: seller._id.toHexString() });
  context.loaders.category.clear(category._id);
  return { message: `${product.productName} added successfully`, product, viewer: seller };
}

/**
 * Takes a product off the shelves for good; lists that hold it keep it as removed.
 * @throws Refusal `forbidden` for others' products, `not-available` for a sold one, `not-found` with the
 *   product for one that is off the shelves already
 */
export async function deleteProduct(context: Context, id: unknown) {
  const { viewer, product } = await ownProduct(context, id, { evenRemoved: true });
  const removed = await takeOffShelf(context, product._id, 'removed');
  if (!removed) {
    const now = await context.models.Product.findById(product._id).lean();
    if (now?.inStock === 'removed')
      throw notFound('Product', { alreadyDone: true, payload: { product: now, viewer } });
    throw new Refusal('not-available', 'A sold product cannot be deleted.');
  }
  context.events.publish({ kind: 'user', userId: removed.sellerId.toHexString() });
  context.loaders.category.clear(removed.categoryId);
  return { message: `${removed.productName} deleted successfully`, product: removed, viewer };
}

/**
 * Sets a product's advertisement flag; doing so again changes nothing.
 * @throws Refusal `forbidden` for others' products, `not-available` for one that is not for sale
 */
export async function advertiseProduct(context: Context, id: unknown) {
  const { product } = await ownProduct(context, id);
  const advertised = await context.models.Product.findOneAndUpdate(
    { _id: product._id, inStock: 'available' },
    { advertisement: true },
    { returnDocument: 'after' },
  ).lean();
  if (!advertised) throw new Refusal('not-available', 'Only a product for sale can be advertised.');
  context.events.publish({ kind: 'product', productId: advertised._id.toHexString() });
  return { message: `${advertised.productName} advertised successfully`, product: advertised };
}

/** Creates a product, or finds the one that an earlier try of the same request has created. */
async function createOnce(
  { models }: Pick<Context, 'models'>,
  fresh: Omit<ProductRecord, '_id' | 'advertisement' | 'reported'>,
): Promise<ProductRecord> {
  try {
    const created = await models.Product.create({ _id: new Types.ObjectId(), ...fresh });
    return { ...created.toObject(), postedTime: fresh.postedTime };
  } catch (error) {
    const first =
      fresh.requestKey && isDuplicateKey(error)
        ? await models.Product.findOne({ requestKey: fresh.requestKey }).lean()
        : null;
    if (!first) throw error;
    return first;
  }
}

function readRequestKey({ _id }: UserRecord, requestId: unknown): string {
  const rule = { field: 'requestId', label: 'Request id', max: 64 };
  return `${_id.toHexString()}:${boundedText(requestId, rule)}`;
}

/** Whether the viewer may change the product: its seller or an admin. */
export const mayManage = ({ viewer }: Pick<Context, 'viewer'>, product: ProductRecord) =>
  viewer?.role === 'admin' || (viewer?.role === 'seller' && viewer._id.equals(product.sellerId));

async function ownProduct(context: Context, id: unknown, { evenRemoved = false } = {}) {
  const viewer = requireRole(context, 'seller', 'admin');
  const product = await context.loaders.product.load(toObjectId(id, 'Product'));
  if (!product) throw notFound('Product');
  const own = mayManage(context, product);
  if (product.inStock === 'removed' && !(own && evenRemoved)) throw notFound('Product');
  if (!own) {
    throw new Refusal('forbidden', 'This product belongs to another seller.');
  }
  return { viewer, product };
}

function readProduct(input: NewProduct, currency: string) {
  return {
    condition: readCondition(input.condition),
    productName: boundedText(input.productName, {
      field: 'productName',
      label: 'Product name',
      max: 120,
    }),
    yearsOfUsedProduct: boundedNumber(input.yearsOfUsedProduct, {
      field: 'yearsOfUsedProduct',
      label: 'Years of use',
      min: 0,
      max: 100,
    }),
    originalPrice: readPrice(input.originalPrice, currency, {
      field: 'originalPrice',
      label: 'Original price',
      min: 1,
    }),
    resalePrice: readPrice(input.resalePrice, currency, {
      field: 'resalePrice',
      label: 'Resale price',
      min: minAmount,
    }),
    phone: readPhone(input.phone),
    location: boundedText(input.location, { field: 'location', label: 'Location', max: 120 }),
    body: boundedText(input.body, { field: 'body', label: 'Description', max: 5000 }),
    image: readPictureUrl(input.image, { field: 'image', label: 'Photo' }),
  };
}

/** An amount in minor units; the refusal tells the bounds as people write them. */
function readPrice(
  value: unknown,
  currency: string,
  { field, label, min }: { field: string; label: string; min: Amount },
): Amount {
  if (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= maxAmount) {
    return Number(value);
  }
  const [least, most] = [min, maxAmount].map((amount) => formatMoney(amount, currency));
  throw new Refusal('invalid', `${label} must be between ${least} and ${most}.`, { field });
}

const conditions = Object.values(enumValues.Condition);

function readCondition(value: unknown): Condition {
  const condition = conditions.find((known) => known === value);
  if (condition) return condition;
  throw new Refusal('invalid', `Condition must be one of ${conditions.join(', ')}.`, {
    field: 'condition',
  });
}

function readPhone(value: unknown): string {
  if (typeof value === 'string' && /^\d{4,20}$/.test(value)) return value;
  throw new Refusal('invalid', 'Phone must have 4 to 20 digits.', { field: 'phone' });
}
