import {
  comparePlaces,
  cursorOf,
  placeAt,
  placeOf,
} from '@fitness-zone/contract/search/product-order.ts';
import { fold, wordsOf } from '@fitness-zone/contract/search/words.ts';
import type { QueryProductsArgs } from '../../graph/src/generated/graphql.ts';
import { byId, type Product, type Store } from './store.ts';

type PageArgs = { first?: number; after?: string | null | undefined };

/** A page of records as a connection, newest first. */
export function page<Item extends { id: string }>(
  items: readonly Item[],
  { first = 24, after }: PageArgs,
) {
  const sorted = items.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const rest = after ? sorted.filter(({ id }) => id < after.toLowerCase()) : sorted;
  return connection(
    rest.map((node) => ({ cursor: node.id, node })),
    { first, after, totalCount: items.length },
  );
}

function connection<Node>(
  rest: { cursor: string; node: Node }[],
  { first = 24, after, totalCount }: PageArgs & { totalCount: number },
) {
  const edges = rest.slice(0, first);
  return {
    edges,
    totalCount,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}

/** A page of the products for sale that match a filter, by the beginnings of words. Facets count all for sale. */
export function searchProducts(
  store: Store,
  { filter, sort, first = 24, after }: QueryProductsArgs,
) {
  const asked = wordsOf(filter?.text ?? '');
  const isVerified = ({ sellerId }: Product) => byId(store.accounts, sellerId)?.verified ?? false;
  const isOneOf = (wanted: readonly string[] | null | undefined, value: string) =>
    !wanted?.length || wanted.includes(value);
  const forSale = store.products.filter(({ inStock }) => inStock === 'AVAILABLE');
  const all = forSale.filter((product) => {
    const category = byId(store.categories, product.categoryId)?.title ?? '';
    const words = wordsOf(`${product.productName} ${product.body} ${category}`);
    return (
      asked.every((word) => words.some((one) => one.startsWith(word))) &&
      fold(product.location).includes(fold(filter?.location ?? '')) &&
      isOneOf(filter?.categoryId ? [filter.categoryId] : filter?.categoryIds, product.categoryId) &&
      isOneOf(filter?.conditions, product.condition) &&
      (!filter?.verifiedSeller || isVerified(product)) &&
      product.resalePrice >= (filter?.minPrice ?? 0) &&
      product.resalePrice <= (filter?.maxPrice ?? Infinity) &&
      product.yearsOfUsedProduct <= (filter?.maxYearsOfUse ?? Infinity) &&
      product.advertisement === (filter?.advertised ?? product.advertisement)
    );
  });
  const order = !sort || sort === 'RELEVANCE' ? 'NEWEST' : sort;
  const places = all
    .map((node) => ({ node, place: placeOf(order, node) }))
    .sort((one, other) => comparePlaces(one.place, other.place));
  const start = after ? placeAt(after) : null;
  const following = start ? places.filter(({ place }) => comparePlaces(place, start) > 0) : places;
  const prices = forSale.map(({ resalePrice }) => resalePrice);
  return {
    ...connection(
      following.map(({ node, place }) => ({ node, cursor: cursorOf(place) })),
      { first, after, totalCount: all.length },
    ),
    advertisements: all.filter(({ advertisement }) => advertisement).slice(0, 3),
    facets: {
      categories: store.categories
        .map((category) => ({
          category,
          count: forSale.filter(({ categoryId }) => categoryId === category.id).length,
        }))
        .filter(({ count }) => count > 0),
      conditions: (['EXCELLENT', 'GOOD', 'FAIR'] as const).map((condition) => ({
        condition,
        count: forSale.filter((one) => one.condition === condition).length,
      })),
      verifiedSellerCount: forSale.filter(isVerified).length,
      priceRange: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    },
  };
}
