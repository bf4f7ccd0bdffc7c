import type { enumValues } from '../enums.ts';

/** An order of a list of products, as the schema names it. */
export type ProductSort = keyof typeof enumValues.ProductSort;

/** The sort keys of a product; amounts in the minor unit. */
export type Placed = {
  id: string;
  resalePrice: number;
  originalPrice: number;
  /** How well it matches the list's text, the best at 1; without a text, all are equal. */
  relevance?: number | undefined;
};

/**
 * A place in a list: the least key comes first, of equal ones the greatest id, which is the newest, or where
 * `oldestFirst` is true the least.
 */
export type Place = { key: number; id: string; oldestFirst?: boolean };

const keys: Record<ProductSort, (product: Omit<Placed, 'id'>) => number> = {
  NEWEST: () => 0,
  PRICE_ASC: ({ resalePrice }) => resalePrice,
  PRICE_DESC: ({ resalePrice }) => -resalePrice,
  SAVING_DESC: ({ originalPrice, resalePrice }) => resalePrice - originalPrice,
  RELEVANCE: ({ relevance }) => relevance ?? 0,
};

/** The key of a product's place in a list. */
export const keyOf = (sort: ProductSort, product: Omit<Placed, 'id'>): number =>
  // No negative zero, which a cursor would not tell from the other.
  keys[sort](product) || 0;

/** Where a product stands in a list. */
export const placeOf = (sort: ProductSort, product: Placed): Place => ({
  key: keyOf(sort, product),
  id: product.id,
});

/** Which of two places comes first: negative for the one, positive for the other. */
export function comparePlaces(one: Place, other: Place): number {
  if (one.key !== other.key) return one.key - other.key;
  if (one.id === other.id) return 0;
  return one.id > other.id === Boolean(one.oldestFirst) ? 1 : -1;
}

/** A place as a cursor: the id, behind the key where it is not zero. */
export const cursorOf = ({ key, id, oldestFirst }: Place): string =>
  key === 0 ? id : `${key}${oldestFirst ? '~' : '.'}${id}`;

/** The place that a cursor names; `cursor` in `valid-input.ts` says which texts are cursors. */
export function placeAt(cursor: string): Place {
  const [id = '', key = '0'] = cursor.split(/[.~]/).reverse();
  return {
    key: Number(key),
    id: id.toLowerCase(),
    ...(cursor.includes('~') && { oldestFirst: true }),
  };
}

/** The cursor of a product in a list. */
export const productCursor = (sort: ProductSort, product: Placed): string =>
  cursorOf(placeOf(sort, product));
