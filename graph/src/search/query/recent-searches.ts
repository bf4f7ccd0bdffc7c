import type { ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import { LRUCache } from 'lru-cache';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import { type ProductSearch, searchProducts } from './search-products.ts';

type Found = ReturnType<typeof searchProducts>;

/** Each has a few sets of all products. */
const mostKept = 50;

/** What was searched for lately: a list has several pages, and many look for the same. */
export class RecentSearches {
  readonly #found = new LRUCache<string, Found>({ max: mostKept });
  #version = -1;

  /** As `searchProducts`, which is not done again until the index has changed. */
  find(
    index: SearchIndex,
    categories: readonly TitledCategory[],
    search: ProductSearch,
    sort: ProductSort,
  ): Found {
    if (this.#version !== index.version) this.#found.clear();
    this.#version = index.version;
    const key = JSON.stringify([search, sort, categories.map(({ id, title }) => [id, title])]);
    const found = this.#found.get(key) ?? searchProducts(index, categories, search, sort);
    this.#found.set(key, found);
    return found;
  }
}
