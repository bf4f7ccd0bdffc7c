import { type Condition, enumValues } from '@fitness-zone/contract/enums.ts';
import { type Amount, formatMoney } from '@fitness-zone/contract/money.ts';
import { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/registry.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusal.ts';
import { boundedNumber, boundedText } from '../../shared/text.ts';
import { readPictureUrl } from '../pictures/picture-url.ts';
import type { ProductRecord } from './product.model.ts';
import { availabilityChanged } from './stock.service.ts';

const minAmount = 50;
const maxAmount = 99_999_999;

/** A product as a seller enters it, not yet validated. */
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
  const { product, created } = await createOnce(context, {
    ...details,
    ...(requestKey && { requestKey }),
    categoryId: category._id,
    sellerId: seller._id,
    inStock: 'available' as const,
    postedTime: new Date(),
  });
  if (created) await availabilityChanged(context, product, 1);
  context.events.publish({ kind: 'user', userId: seller._id.toHexString() });
  context.loaders.category.clear(category._id);
  return { message: `${product.productName} added successfully`, product, viewer: seller };
}

/** Creates a product, or finds the one that an earlier try of the same request has created. */
async function createOnce(
  { models }: Pick<Context, 'models'>,
  details: Omit<ProductRecord, '_id' | 'advertisement' | 'reported'>,
): Promise<{ product: ProductRecord; created: boolean }> {
  try {
    const product = await models.Product.create({ _id: new Types.ObjectId(), ...details });
    return { product: product.toObject(), created: true };
  } catch (error) {
    const product =
      details.requestKey && isDuplicateKey(error)
        ? await models.Product.findOne({ requestKey: details.requestKey }).lean()
        : null;
    if (!product) throw error;
    return { product, created: false };
  }
}

function readRequestKey({ _id }: Viewer, requestId: unknown): string {
  const rule = { field: 'requestId', label: 'Request id', max: 64 };
  return `${_id.toHexString()}:${boundedText(requestId, rule)}`;
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
