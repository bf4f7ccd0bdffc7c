import type { ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import { LRUCache } from 'lru-cache';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import { type FoundText, findText } from './find-text.ts';
import { type ProductSearch, searchProducts } from './search-products.ts';

type Found = ReturnType<typeof searchProducts>;

/** Each has a few sets of all products. */
const mostKept = 50;

/** What was searched for lately: a list has several pages, and is narrowed by one filter after the other. */
export class RecentSearches {
  readonly #found = new LRUCache<string, Found>({ max: mostKept });
  readonly #texts = new LRUCache<string, FoundText>({ max: mostKept });
  #changeCount = -1;

  /** As `searchProducts`, which is not done again until the index has changed. */
  find(
    index: SearchIndex,
    categories: readonly TitledCategory[],
    search: ProductSearch,
    sort: ProductSort,
  ): Found {
    if (this.#changeCount !== index.changeCount) {
      this.#found.clear();
      this.#texts.clear();
    }
    this.#changeCount = index.changeCount;
    const titles = categories.map(({ id, title }) => [id, title]);
    const key = JSON.stringify([search, sort, titles]);
    const known = this.#found.get(key);
    if (known) return known;
    const textKey = JSON.stringify([search.text, titles]);
    const text = this.#texts.get(textKey) ?? findText(index, categories, search.text ?? '');
    this.#texts.set(textKey, text);
    const found = searchProducts(index, categories, search, sort, text);
    this.#found.set(key, found);
    return found;
  }
}
