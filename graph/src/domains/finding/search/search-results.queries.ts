import { mostAdvertisements } from '@fitness-zone/contract/catalog/advertising.ts';
import { distanceKm, roundedDistance } from '@fitness-zone/contract/places/distance.ts';
import {
  cursorOf,
  type Position,
  type ProductSort,
  productCursor,
} from '@fitness-zone/contract/search/product-order.ts';
import { isSearchText } from '@fitness-zone/contract/search/words.ts';
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
import { browseCategories } from '../../categories/category.service.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { listFromDatabase } from './list-from-database.queries.ts';
import { searchOf } from './product-conditions.rules.ts';
import { requirePlace, validPosition } from './product-filter.rules.ts';
import { searchedPlace } from './searched-place.queries.ts';
import { areaOf, type SearchedPlace } from './searched-place.rules.ts';
import { countedOf, shownFacets, shownPrice, shownUnderstood } from './shown-results.rules.ts';
import { whileSearchIsDown } from './while-search-is-down.ts';

/** Number of times a page is rebuilt because one of its products was sold meanwhile. */
const mostAttempts = 3;
const minuteMs = 60_000;

type Found = SearchResult & { categories: Awaited<ReturnType<typeof titledCategories>> };
type Edge = {
  cursor: string;
  node: ProductRecord;
  /** Parts of the text that the product doesn't have. */
  missing: readonly string[];
  /** Distance from the list's place, in its unit. */
  distance: number | null;
};

const titledCategories = async (context: Context) =>
  (await browseCategories(context))
    .map((record) => ({ id: record._id.toHexString(), title: record.title, record }))
    .sort((one, other) => (one.title < other.title ? -1 : 1));

/**
 * An ordered list of products for sale, found by the search engine. If that is down, the database lists what it can.
 */
export class SearchResults {
  readonly #context: Context;
  readonly #filter: ProductFilter;
  readonly #conditions: ReturnType<typeof searchOf>;
  readonly #sort: ProductSort;
  readonly near: SearchedPlace | null;
  #found: Promise<Found> | undefined;
  #isCounted = false;
  /** The search engine is down, so its results are unknown. */
  #isFromDatabase = false;

  private constructor(
    context: Context,
    filter: ProductFilter,
    { sort, near }: { sort: ProductSort; near: SearchedPlace | null },
  ) {
    this.#context = context;
    this.#filter = filter;
    this.#conditions = searchOf(filter, context.config.currency, near);
    this.#sort = sort;
    this.near = near;
  }

  /**
   * @param filter already checked
   * @throws Refusal `invalid` for the order `NEAREST` without a place
   */
  static async open(
    context: Context,
    filter: ProductFilter,
    sort: ProductSort,
  ): Promise<SearchResults> {
    const near = await searchedPlace(context, filter);
    requirePlace(sort, near);
    return new SearchResults(context, filter, { sort, near });
  }

  /**
   * A page of the list.
   * @throws Refusal `invalid` for a cursor of another order
   */
  async page(
    page: PageArguments,
  ): Promise<Page<ProductRecord, number | null> & { countSearch: () => void }> {
    const { edges, hasNextPage } = await this.#edges(page);
    return {
      edges,
      countSearch: () => this.#countSearch(page.after, edges),
      pageInfo: pageInfoOf(edges, hasNextPage, page.after),
      totalCount: () =>
        whileSearchIsDown<number | null>(
          this.#context,
          this.#all().then(({ total }) => total),
          () => (page.after || hasNextPage ? null : edges.length),
        ),
    };
  }

  /**
   * A slice of the list for REST. `next` is the cursor of the following page, or null. An empty list comes with the
   * words and filters to drop for a list with products.
   * @throws Refusal `invalid` for a cursor of another order
   */
  async slice({ limit, after }: SliceBounds) {
    const { edges, hasNextPage } = await this.#edges({ first: limit, after });
    this.#countSearch(after, edges);
    const next = (hasNextPage && edges.at(-1)?.cursor) || null;
    const wayOut = await whileSearchIsDown(this.#context, this.#wayOut(), () => []);
    return { found: edges, next, near: this.near, wayOut };
  }

  /** The first products that have all of the text. Doesn't count as a search. */
  async matches(first: number): Promise<ProductRecord[]> {
    const { hits } = await this.#search(first, null);
    const edges = await this.#edgesOf(hits.filter(({ missing }) => missing.length === 0));
    return edges.map(({ node }) => node);
  }

  async #wayOut() {
    const { total, facets } = await this.#all();
    return facets.attributeFilters.filter(({ countWithout }) => total === 0 && countWithout > 0);
  }

  /** The price that the text asks for; null if it names none. */
  textPrice() {
    return shownPrice(this.#conditions);
  }

  /** Null if no word was corrected. */
  async correctedText(): Promise<string | null> {
    return this.#conditions.text ? (await this.#all()).correctedText : null;
  }

  /** Parts of the text that were read as facts, or as exclusions. */
  async understood() {
    const found = this.#conditions.text ? await this.#all() : null;
    return (found?.understood ?? []).map(shownUnderstood);
  }

  /** Counts for other filters; null while the search engine doesn't answer. */
  facets() {
    return whileSearchIsDown(this.#context, this.#facets(), () => null);
  }

  async #facets() {
    const found = await this.#all();
    return shownFacets(found, found.categories);
  }

  /** The next advertised products of the list, in turn. */
  advertisements(): Promise<ProductRecord[]> {
    return whileSearchIsDown(this.#context, this.#advertisements(), async () => {
      if (this.#conditions.advertised === false) return [];
      const conditions = { ...this.#conditions, advertised: true };
      const newest = { first: mostAdvertisements, after: null };
      const list = await listFromDatabase(this.#context, conditions, 'NEWEST', newest);
      return list?.products ?? [];
    });
  }

  async #advertisements(): Promise<ProductRecord[]> {
    const { advertised } = await this.#all();
    const products = await Promise.all(advertised.map((id) => this.#load(id)));
    return products.filter((product) => product !== null);
  }

  /** Reads the search engine or, while that is down, the database. */
  #edges({ first, after }: PageArguments) {
    const position = validPosition(after, this.#sort, this.#conditions);
    return whileSearchIsDown(
      this.#context,
      this.#searchedEdges(first, position),
      async (refusal) => {
        const page = { first, after: position };
        const list = await listFromDatabase(this.#context, this.#conditions, this.#sort, page);
        if (!list) throw refusal;
        this.#isFromDatabase = true;
        const edges = list.products.map((node): Edge => {
          const cursor = productCursor(this.#sort, { ...node, id: node._id.toHexString() });
          return { cursor, node, missing: [], distance: this.#distanceTo(node) };
        });
        return { edges, hasNextPage: list.hasMore };
      },
    );
  }

  async #searchedEdges(first: number, after: Position | null) {
    for (let attempt = 1; ; attempt += 1) {
      this.#found = this.#search(first, after);
      const { hits, hasMore } = await this.#found;
      const edges = await this.#edgesOf(hits);
      if (edges.length === hits.length || attempt === mostAttempts) {
        return { edges, hasNextPage: hasMore };
      }
    }
  }

  /** Counts the first page of a search, once. */
  #countSearch(after: PageArguments['after'], [best]: readonly Edge[]): void {
    if (after || this.#isCounted || this.#isFromDatabase) return;
    this.#isCounted = true;
    const { address, viewer, userAgent, searchCounts } = this.#context;
    const { text, ...others } = this.#filter;
    if (!isSearchText(text)) return;
    const isNarrowed = Object.values(others).some((value) => value != null);
    const isEmpty = !isNarrowed && (!best || best.missing.length > 0);
    searchCounts.count({ text, isEmpty, address, viewer, userAgent });
  }

  /** The search behind the first page; its totals hold for the whole list. */
  #all(): Promise<Found> {
    this.#found ??= this.#search(0, null);
    return this.#found;
  }

  async #search(first: number, after: Position | null): Promise<Found> {
    const categories = await titledCategories(this.#context);
    const result = await this.#context.searches.search({
      conditions: this.#conditions,
      sort: this.#sort,
      first,
      after,
      categories,
      counted: countedOf(categories, this.#conditions),
      turn: Math.floor(this.#context.now() / minuteMs),
    });
    return { ...result, categories };
  }

  async #edgesOf(hits: readonly SearchHit[]): Promise<Edge[]> {
    const edges = await Promise.all(
      hits.map(async ({ id, position, missing }) => {
        const node = await this.#load(id);
        const distance = node && this.#distanceTo(node);
        return node && { cursor: cursorOf(position), node, missing, distance };
      }),
    );
    return edges.filter((edge) => edge !== null);
  }

  #distanceTo({ place }: ProductRecord): number | null {
    const from = areaOf(this.near);
    return from && place && this.near
      ? roundedDistance(distanceKm(from, place), this.near.unit)
      : null;
  }

  /** A product that is still for sale. Otherwise null, and the outdated search engine reads it again. */
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
