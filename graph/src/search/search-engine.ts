import type { Condition } from '@fitness-zone/contract/enums.ts';
import type { Place, ProductSort } from '@fitness-zone/contract/search/product-order.ts';

/** A product for sale as it is searched. Ids are hexadecimal, amounts in the minor unit. */
export type SearchedProduct = {
  id: string;
  productName: string;
  body: string;
  location: string;
  condition: Condition;
  categoryId: string;
  resalePrice: number;
  originalPrice: number;
  yearsOfUsedProduct: number;
  advertisement: boolean;
  isSellerVerified: boolean;
};

/** A category, whose products are found by its title. */
export type TitledCategory = { id: string; title: string };

/** Filter of a list; null or undefined means no restriction. */
export type ProductConditions = {
  /** In shoppers' words (`text/read-query.ts`). If nothing matches all of it, the best partial matches are listed. */
  text?: string | null | undefined;
  /** Price that the text asks for, in minor units. It is a wish like the text's other parts. */
  textPrice?: { phrase: string; min: number; max: number } | null | undefined;
  categoryIds?: readonly string[] | null | undefined;
  conditions?: readonly Condition[] | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  maxYearsOfUse?: number | null | undefined;
  location?: string | null | undefined;
  verifiedSeller?: boolean | null | undefined;
  advertised?: boolean | null | undefined;
};

export type ProductSearch = {
  conditions: ProductConditions;
  sort: ProductSort;
  /** Number of hits, and the place they start after; null for the beginning. */
  first: number;
  after: Place | null;
  /** All categories, in the order in which facets name equal ones. */
  categories: readonly TitledCategory[];
  /** Says whose turn it is among the advertised products: `advertisementsShown` more with each. */
  turn: number;
};

/** Number of advertised products in a search. */
export const advertisementsShown = 3;

export type SearchHit = {
  id: string;
  place: Place;
  /** Parts of the text that it lacks; empty for a full match. */
  missing: string[];
};

export type SearchResult = {
  hits: SearchHit[];
  hasMore: boolean;
  /** Number of products in the whole list. */
  total: number;
  /** The text with the words that were meant in place of those that no product for sale has; null if it has none. */
  correctedText: string | null;
  /** Counts for other filters: each with all filters except its own. */
  facets: {
    byCategory: ReadonlyMap<string, number>;
    byCondition: ReadonlyMap<Condition, number>;
    verifiedSellerCount: number;
    priceRange: { min: number; max: number } | null;
  };
  /** The ids of the advertised products of the list whose turn it is, in the order of their ids. */
  advertised: string[];
};

/** Finds products for sale. It knows those that were put, as they were put last. */
export type SearchEngine = {
  search(asked: ProductSearch): Promise<SearchResult>;
  /** Names that have all words of a text which is being typed, each once, the newest first. */
  suggest(text: string, first: number): Promise<string[]>;
  put(products: readonly SearchedProduct[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes all products but some. */
  keepOnly(ids: ReadonlySet<string>): Promise<void>;
  close(): Promise<void>;
};
