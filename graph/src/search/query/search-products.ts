import type { Place, ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import type { ProductConditions, TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import { advertisementsOf } from './advertisements.ts';
import { facetsOf } from './facets.ts';
import { type FoundText, findText } from './find-text.ts';
import { narrow } from './narrow.ts';
import { type Listed, listProducts, startOf } from './product-page.ts';

/** What is searched for. */
export type ProductSearch = ProductConditions & { text?: string | null | undefined };

/**
 * A list of products for sale that match a search. What it gives belongs to the moment, and to the numbers that the
 * index has then (`renumberings`).
 * @param categories by their titles
 * @param found what the search's text finds
 */
export function searchProducts(
  index: SearchIndex,
  categories: readonly TitledCategory[],
  { text, ...conditions }: ProductSearch,
  sort: ProductSort,
  { matches, correctedText }: FoundText = findText(index, categories, text ?? ''),
) {
  const narrowed = narrow(index, matches?.all ?? index.live, conditions);
  const products = { bits: narrowed.all, count: narrowed.count };
  let facets: ReturnType<typeof facetsOf> | undefined;
  return {
    /** What was searched for instead of the text, because no product for sale matches it. */
    correctedText,
    /** How many products the whole list has. */
    count: () => narrowed.count,
    /** So many products, of all or of those after a place. */
    slice: (limit: number, after: Place | null): Listed[] =>
      listProducts(index, products, { sort, matches }, limit, after ?? startOf(sort, conditions)),
    facets: () => (facets ??= facetsOf(index, narrowed, categories)),
    /** The ids of the advertised products whose turn it is. */
    advertisements: (minute: number): string[] => advertisementsOf(index, narrowed.all, minute),
  };
}
