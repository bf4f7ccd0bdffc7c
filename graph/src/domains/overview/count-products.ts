import type { Context } from '../../context/context.ts';
import type { PaidRow } from '../payments/list/payments.list.ts';
import type { PlaceOf } from './places-in-time.ts';
import { SaleSums } from './sale-sums.ts';

/** What products are counted into. */
export type ProductCounts = {
  /** How many were posted in each interval. */
  posted: number[];
  /** What was paid for those of a category, by its id. */
  sumsOf: Map<string, SaleSums>;
};

/**
 * Counts the products that were posted in each of so many intervals, and adds up by the categories that products have
 * now what was paid for them.
 */
export async function countProducts(
  { recordLists }: Pick<Context, 'recordLists'>,
  length: number,
  placeOf: PlaceOf,
  paid: readonly PaidRow[],
): Promise<ProductCounts> {
  const posted = Array.from({ length }, () => 0);
  const soldIds = new Set(paid.map(({ productId }) => productId));
  const categoryIds = new Map<string, string>();
  for (const { id, postedAt, categoryId } of await recordLists.products.rows()) {
    const place = placeOf(postedAt);
    if (place !== null) posted[place] = (posted[place] ?? 0) + 1;
    if (soldIds.has(id)) categoryIds.set(id, categoryId);
  }
  const sumsOf = new Map<string, SaleSums>();
  for (const one of paid) {
    const categoryId = categoryIds.get(one.productId);
    if (categoryId === undefined) continue;
    const sums = sumsOf.get(categoryId) ?? new SaleSums();
    sumsOf.set(categoryId, sums);
    sums.add(one);
  }
  return { posted, sumsOf };
}
