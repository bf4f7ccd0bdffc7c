import {
  comparePlaces,
  cursorOf,
  type Place,
  placeAt,
} from '@fitness-zone/contract/search/product-order.ts';
import { askedTerms, matchesTerms, recordText } from '@fitness-zone/contract/search/record-text.ts';
import type { AdminProductFilter, AdminProductSort } from '../generated/resolvers.ts';
import type { ProductRecord, Records } from '../records/records.ts';

const keys: Record<AdminProductSort, (product: ProductRecord) => number> = {
  NEWEST: () => 0,
  OLDEST: ({ id }) => Number.parseInt(id.slice(0, 8), 16),
  PRICE_ASC: ({ resalePrice }) => resalePrice,
  PRICE_DESC: ({ resalePrice }) => -resalePrice,
};

type Search = {
  filter: AdminProductFilter;
  sort: AdminProductSort;
  first: number;
  after?: string | null | undefined;
};

/** A page of all products in whatever state. */
export function pageOfAllProducts({ products }: Records, { filter, sort, first, after }: Search) {
  const { text, stock, categoryId, sellerId, advertised, reported } = filter;
  const terms = askedTerms(text);
  const placeOf = (product: ProductRecord): Place => ({ key: keys[sort](product), id: product.id });
  const all = products
    .filter(
      (product) =>
        (!stock || product.inStock === stock) &&
        (!categoryId || product.categoryId === categoryId.toLowerCase()) &&
        (!sellerId || product.sellerId === sellerId.toLowerCase()) &&
        product.advertisement === (advertised ?? product.advertisement) &&
        product.reported === (reported ?? product.reported) &&
        matchesTerms(recordText([product.productName, product.location], [product.id]), terms),
    )
    .sort((one, other) => comparePlaces(placeOf(one), placeOf(other)));
  const start = after ? placeAt(after) : null;
  const rest = start ? all.filter((one) => comparePlaces(placeOf(one), start) > 0) : all;
  const edges = rest.slice(0, first).map((node) => ({ cursor: cursorOf(placeOf(node)), node }));
  return {
    edges,
    totalCount: all.length,
    facets: null,
    correctedText: null,
    advertisements: [],
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}
