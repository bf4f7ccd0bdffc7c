import { distanceKm } from '@fitness-zone/contract/places/distance.ts';
import type { Position, ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { Context } from '../../../context/context.ts';
import type { AttributeCondition, ProductConditions } from '../../../search/search-engine.ts';
import { isObjectId, objectIdOf } from '../../../shared/ids.ts';
import { behind, type Filter, type KeysetOrder } from '../../../shared/keyset/keyset-query.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { batchSize, inBatches, townOf } from './product-source.queries.ts';

/** Maximum number of products read for a page. */
const mostRead = 2_000;

const byPrice = (direction: 1 | -1): KeysetOrder<ProductRecord> => ({
  field: 'resalePrice',
  direction,
  ids: -1,
  type: 'number',
});

/** The orders that an index serves; null for newest first. */
const orders: Partial<Record<ProductSort, KeysetOrder<ProductRecord> | null>> = {
  NEWEST: null,
  RELEVANCE: null,
  PRICE_ASC: byPrice(1),
  PRICE_DESC: byPrice(-1),
};

type List = { products: ProductRecord[]; hasMore: boolean };

/**
 * Lists products for sale without the search engine: reads an index in order and keeps those that meet the conditions.
 * If few do, the page is shorter than requested.
 * @returns null for lists that need the search engine: texts, other orders, and conditions that hardly any product
 * meets
 */
export async function listFromDatabase(
  { models: { Product }, loaders }: Pick<Context, 'models' | 'loaders'>,
  conditions: ProductConditions,
  sort: ProductSort,
  { first, after }: { first: number; after: Position | null },
): Promise<List | null> {
  const order = orders[sort];
  if (order === undefined || conditions.text != null || conditions.location != null) return null;
  const filter = order ? pricedFilter(conditions) : indexedFilter(conditions);
  const found = Product.find(after ? filterAfter(filter, order, after) : filter)
    .sort(order ? { [order.field]: order.direction, _id: order.ids } : { _id: -1 })
    .limit(mostRead)
    .lean()
    .cursor({ batchSize });
  const products: ProductRecord[] = [];
  let read = 0;
  for await (const batch of inBatches(found)) {
    read += batch.length;
    const met = batch.filter((product) => meets(product, conditions));
    const sellers = conditions.verifiedSeller
      ? await Promise.all(met.map(({ sellerId }) => loaders.user.load(sellerId)))
      : null;
    products.push(...(sellers ? met.filter((_one, at) => sellers[at]?.verified) : met));
    if (products.length > first) return { products: products.slice(0, first), hasMore: true };
  }
  const hasMore = read === mostRead;
  return hasMore && products.length === 0 ? null : { products, hasMore };
}

const indexedFilter = ({ categoryIds, advertised }: ProductConditions): Filter => ({
  inStock: 'available',
  ...(categoryIds && { categoryId: { $in: categoryIds.filter(isObjectId).map(objectIdOf) } }),
  ...(advertised != null && { advertisement: advertised }),
});

/** Names every value of the fields before the price in the index, so that it serves the order. */
const pricedFilter = (conditions: ProductConditions): Filter => ({
  advertisement: { $in: [true, false] },
  reported: { $in: [true, false] },
  ...indexedFilter(conditions),
  resalePrice: {
    $gte: conditions.minPrice ?? 0,
    ...(conditions.maxPrice != null && { $lte: conditions.maxPrice }),
  },
});

const filterAfter = (
  filter: Filter,
  order: KeysetOrder<ProductRecord> | null,
  after: Position,
): Filter =>
  order ? behind(filter, order, after) : { ...filter, _id: { $lt: objectIdOf(after.id) } };

function meets(product: ProductRecord, asked: ProductConditions): boolean {
  const { condition, resalePrice, yearsOfUsedProduct, place } = product;
  const { conditions, minPrice, maxPrice, maxYearsOfUse, towns, near, attributes } = asked;
  return (
    (!conditions || conditions.includes(condition)) &&
    resalePrice >= (minPrice ?? 0) &&
    resalePrice <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
    yearsOfUsedProduct <= (maxYearsOfUse ?? Number.POSITIVE_INFINITY) &&
    (!towns || (place != null && towns.includes(townOf(place).town))) &&
    (near?.withinKm == null || (place != null && distanceKm(near, place) <= near.withinKm)) &&
    (attributes ?? []).every((one) => hasAttribute(product, one))
  );
}

/** Converted bounds may be off by the rounding of a division. */
const tolerance = 1e-6;

function hasAttribute(product: ProductRecord, { name, min, max, is, values }: AttributeCondition) {
  const value = product.attributes?.find((one) => one.name === name)?.value;
  if (value === undefined) return false;
  if (values) return values.some((one) => fold(one) === fold(String(value)));
  if (is != null) return value === is;
  return (
    Number(value) >= (min ?? Number.NEGATIVE_INFINITY) - tolerance &&
    Number(value) <= (max ?? Number.POSITIVE_INFINITY) + tolerance
  );
}
