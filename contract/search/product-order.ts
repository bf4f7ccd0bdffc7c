import type { enumValues } from '../enums.ts';

/** An order of a list of products, as the schema names it. */
export type ProductSort = keyof typeof enumValues.ProductSort;

/** The sort keys of a product; amounts in the minor unit. */
export type SortKeys = {
  id: string;
  resalePrice: number;
  originalPrice: number;
  /** Rank of its match with the list's text, the best at 1; equal for all without a text. */
  relevance?: number | undefined;
  /** Metres from the list's place; null or undefined for a product without a place. */
  metres?: number | null | undefined;
};

/**
 * A position in a list: the least key comes first; among equal keys the greatest id (the newest), or with `oldestFirst`
 * the least.
 */
export type Position = { key: number; id: string; oldestFirst?: boolean };

/** Metres; farther than any place on earth. */
export const nowhere = 100_000_000;

const keys: Record<ProductSort, (product: Omit<SortKeys, 'id'>) => number> = {
  NEWEST: () => 0,
  PRICE_ASC: ({ resalePrice }) => resalePrice,
  PRICE_DESC: ({ resalePrice }) => -resalePrice,
  SAVING_DESC: ({ originalPrice, resalePrice }) => resalePrice - originalPrice,
  RELEVANCE: ({ relevance }) => relevance ?? 0,
  NEAREST: ({ metres }) => metres ?? nowhere,
};

/** The key of a product's position in a list. */
export const keyOf = (sort: ProductSort, product: Omit<SortKeys, 'id'>): number =>
  // No negative zero, which a cursor can't tell from zero.
  keys[sort](product) || 0;

export const positionOf = (sort: ProductSort, product: SortKeys): Position => ({
  key: keyOf(sort, product),
  id: product.id,
});

/** Negative if `one` comes first, positive if `other` does. */
export function comparePositions(one: Position, other: Position): number {
  if (one.key !== other.key) return one.key - other.key;
  if (one.id === other.id) return 0;
  return one.id > other.id === Boolean(one.oldestFirst) ? 1 : -1;
}

/** A position as a cursor: the key, unless zero, then the id. */
export const cursorOf = ({ key, id, oldestFirst }: Position): string =>
  key === 0 ? id : `${key}${oldestFirst ? '~' : '.'}${id}`;

/** Parses a cursor; `cursor` in `valid-input.ts` validates it. */
export function positionAt(cursor: string): Position {
  const [id = '', key = '0'] = cursor.split(/[.~]/).reverse();
  return {
    key: Number(key),
    id: id.toLowerCase(),
    ...(cursor.includes('~') && { oldestFirst: true }),
  };
}

/** A cursor, or an empty text; lists without a sort key use plain ids. */
export const cursorPattern = /^((-?[1-9][0-9]{0,14}[.~])?[0-9a-f]{24})?$/i;

export const productCursor = (sort: ProductSort, product: SortKeys): string =>
  cursorOf(positionOf(sort, product));
