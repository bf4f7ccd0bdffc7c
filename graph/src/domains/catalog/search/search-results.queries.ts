import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  cursorOf,
  type Place,
  type ProductSort,
} from '@fitness-zone/contract/search/product-order.ts';
import { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import type { SearchHit, SearchResult } from '../../../search/search-engine.ts';
import {
  type Page,
  type PageArguments,
  pageInfoOf,
  type SliceBounds,
} from '../../../shared/paging.ts';
import { browseCategories } from '../categories/category.service.ts';
import type { ProductRecord } from '../product.model.ts';
import { placeAfter, searchOf } from './product-filter.rules.ts';

/** Number of times a page is rebuilt because one of its products was sold meanwhile. */
const mostAttempts = 3;
const minuteMs = 60_000;

type Found = SearchResult & { categories: Awaited<ReturnType<typeof titledCategories>> };
/** `missing` is what the product doesn't have of the text. */
type Edge = { cursor: string; node: ProductRecord; missing: readonly string[] };

/** The categories by title, as searches take them. */
const titledCategories = async (context: Context) =>
  (await browseCategories(context))
    .map((record) => ({ id: record._id.toHexString(), title: record.title, record }))
    .sort((one, other) => (one.title < other.title ? -1 : 1));

/** A list of products for sale in an order, found by the search engine. */
export class SearchResults {
  readonly #context: Context;
  readonly #conditions: ReturnType<typeof searchOf>;
  readonly #sort: ProductSort;
  #found: Promise<Found> | undefined;

  /** @param filter as it was checked */
  constructor(context: Context, filter: ProductFilter, sort: ProductSort) {
    this.#context = context;
    this.#conditions = searchOf(filter, context.config.currency);
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
      totalCount: async () => (await this.#all()).total,
    };
  }

  /**
   * A slice of the list for REST; `next` is the cursor of the page that follows, or null.
   * @throws Refusal `invalid` for a cursor of another order
   */
  async slice({ limit, after }: SliceBounds) {
    const { edges, hasNextPage } = await this.#edges({ first: limit, after });
    const next = (hasNextPage && edges.at(-1)?.cursor) || null;
    return { found: edges, next };
  }

  /** The price that the text asks for; null if it names none. */
  textPrice(): { phrase: string; min: number | null; max: number | null } | null {
    const { textPrice } = this.#conditions;
    if (!textPrice) return null;
    const { phrase, min, max } = textPrice;
    return { phrase, min: min || null, max: Number.isFinite(max) ? max : null };
  }

  /** The text as it was searched for; null if no word was corrected. */
  async correctedText(): Promise<string | null> {
    return this.#conditions.text ? (await this.#all()).correctedText : null;
  }

  /** Counts for other filters. */
  async facets() {
    const { facets, categories } = await this.#all();
    const { byCategory, byCondition, verifiedSellerCount, priceRange } = facets;
    return {
      categories: categories
        .map(({ id, record }) => ({ category: record, count: byCategory.get(id) ?? 0 }))
        .filter(({ count }) => count > 0)
        // Ties follow the titles, the categories' own order.
        .sort((one, other) => other.count - one.count),
      conditions: Object.values(enumValues.Condition).map((condition) => ({
        condition,
        count: byCondition.get(condition) ?? 0,
      })),
      verifiedSellerCount,
      priceRange,
    };
  }

  /** The advertised products of the list whose turn it is. */
  async advertisements(): Promise<ProductRecord[]> {
    const { advertised } = await this.#all();
    const products = await Promise.all(advertised.map((id) => this.#load(id)));
    return products.filter((product) => product !== null);
  }

  async #edges({ first, after }: PageArguments) {
    const place = placeAfter(after, this.#sort, this.#conditions);
    for (let attempt = 1; ; attempt += 1) {
      this.#found = this.#search(first, place);
      const { hits, hasMore } = await this.#found;
      const edges = await this.#edgesOf(hits);
      if (edges.length === hits.length || attempt === mostAttempts) {
        return { edges, hasNextPage: hasMore };
      }
    }
  }

  /** The search a page came from; it holds for the whole list. */
  #all(): Promise<Found> {
    this.#found ??= this.#search(0, null);
    return this.#found;
  }

  async #search(first: number, after: Place | null): Promise<Found> {
    const categories = await titledCategories(this.#context);
    const result = await this.#context.searches.search({
      conditions: this.#conditions,
      sort: this.#sort,
      first,
      after,
      categories,
      turn: Math.floor(this.#context.now() / minuteMs),
    });
    return { ...result, categories };
  }

  async #edgesOf(hits: readonly SearchHit[]): Promise<Edge[]> {
    const edges = await Promise.all(
      hits.map(async ({ id, place, missing }) => {
        const node = await this.#load(id);
        return node && { cursor: cursorOf(place), node, missing };
      }),
    );
    return edges.filter((edge) => edge !== null);
  }

  /** A product that is still for sale. Of one that is not, the engine did not know it: it is read again. */
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
