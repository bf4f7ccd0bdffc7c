import {
  cursorOf,
  type Place,
  type ProductSort,
} from '@fitness-zone/contract/search/product-order.ts';
import { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { RecentSearches } from '../../../search/query/recent-searches.ts';
import type { SearchIndex } from '../../../search/search-index.ts';
import {
  type ListBounds,
  type Page,
  type PageArguments,
  pageInfoOf,
} from '../../../shared/paging.ts';
import { browseCategories } from '../categories/category.service.ts';
import type { ProductRecord } from '../product.model.ts';
import { placeAfter, searchOf } from './product-filter.ts';

/** How often a page is made anew because one of its products was sold meanwhile. */
const mostAttempts = 3;
const minuteMs = 60_000;

/** What was searched for lately in each index. */
const recent = new WeakMap<SearchIndex, RecentSearches>();

type Found = {
  search: ReturnType<RecentSearches['find']>;
  categories: Awaited<ReturnType<typeof titledCategories>>;
  isCurrent: () => boolean;
};
type Edge = { cursor: string; node: ProductRecord };

/** The categories by title, as the search index takes them. */
export const titledCategories = async (context: Context) =>
  (await browseCategories(context))
    .map((record) => ({ id: record._id.toHexString(), title: record.title, record }))
    .sort((one, other) => (one.title < other.title ? -1 : 1));

/** A list of products for sale in an order, found by the search index. */
export class SearchedList {
  readonly #context: Context;
  readonly #search: ReturnType<typeof searchOf>;
  readonly #sort: ProductSort;
  #found: Found | undefined;

  /** @param filter as it was checked */
  constructor(context: Context, filter: ProductFilter, sort: ProductSort) {
    this.#context = context;
    this.#search = searchOf(filter);
    this.#sort = sort;
  }

  /**
   * A page of the list.
   * @throws Refusal `invalid` for a cursor of another order
   */
  async page(page: PageArguments): Promise<Page<ProductRecord>> {
    const { edges, hasNextPage } = await this.#edges(page);
    return {
      edges,
      pageInfo: pageInfoOf(edges, hasNextPage, page.after),
      totalCount: () => this.count(),
    };
  }

  /**
   * A slice of the list for REST; `next` is the cursor of the page that follows, or null.
   * @throws Refusal `invalid` for a cursor of another order
   */
  async slice({ limit, after }: ListBounds) {
    const { edges, hasNextPage } = await this.#edges({ first: limit, after });
    const next = (hasNextPage && edges.at(-1)?.cursor) || null;
    return { records: edges.map(({ node }) => node), next };
  }

  async #edges({ first, after }: PageArguments) {
    const place = placeAfter(after, this.#sort, this.#search);
    for (let attempt = 1; ; attempt += 1) {
      const listed = (await this.#find()).search.slice(first + 1, place);
      const edges = await this.#edgesOf(listed.slice(0, first));
      const hasNextPage = listed.length > first;
      if (edges.length === Math.min(first, listed.length) || attempt === mostAttempts) {
        return { edges, hasNextPage };
      }
      this.#found = undefined;
    }
  }

  /** How many products the list has. */
  async count(): Promise<number> {
    return (await this.#current()).search.count();
  }

  /** What was searched for instead of the text; null if the text was taken as it is. */
  async correctedText(): Promise<string | null> {
    return this.#search.text ? (await this.#current()).search.correctedText : null;
  }

  /** How many products the list would have with other filters. */
  async facets() {
    const { search, categories } = await this.#current();
    const records = new Map(categories.map(({ id, record }) => [id, record]));
    const { categories: ofCategories, ...others } = search.facets();
    const ofRecords = ofCategories.flatMap(({ category: { id }, count }) => {
      const category = records.get(id);
      return category ? [{ category, count }] : [];
    });
    return { categories: ofRecords, ...others };
  }

  /** The advertised products of the list whose turn it is. */
  async advertisements(): Promise<ProductRecord[]> {
    const minute = Math.floor(this.#context.now() / minuteMs);
    const ids = (await this.#current()).search.advertisements(minute);
    const products = await Promise.all(ids.map((id) => this.#load(id)));
    return products.filter((product) => product !== null);
  }

  /** What was found, unless the index was put together anew since. */
  async #current(): Promise<Found> {
    return this.#found?.isCurrent() ? this.#found : this.#find();
  }

  async #find(): Promise<Found> {
    const categories = await titledCategories(this.#context);
    const index = await this.#context.searchIndex();
    const { renumberings } = index;
    const searches = recent.get(index) ?? new RecentSearches();
    recent.set(index, searches);
    this.#found = {
      search: searches.find(index, categories, this.#search, this.#sort),
      categories,
      isCurrent: () => index.renumberings === renumberings,
    };
    return this.#found;
  }

  async #edgesOf(listed: readonly { id: string; place: Place }[]): Promise<Edge[]> {
    const edges = await Promise.all(
      listed.map(async ({ id, place }) => {
        const node = await this.#load(id);
        return node && { cursor: cursorOf(place), node };
      }),
    );
    return edges.filter((edge) => edge !== null);
  }

  /** A product that is still for sale. Of one that is not, the index did not know it: it is read again. */
  async #load(id: string): Promise<ProductRecord | null> {
    const { loaders, models, writes } = this.#context;
    const _id = Types.ObjectId.createFromHexString(id);
    const product = await loaders.product.load(_id);
    if (product?.inStock === 'available') return product;
    writes.tellOther({ collection: models.Product.collection.name, ids: [id] });
    loaders.product.clear(_id);
    return null;
  }
}
