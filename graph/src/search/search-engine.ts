import type { ProductAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import type { AttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import type { Condition } from '@fitness-zone/contract/enums.ts';
import type { Coordinates } from '@fitness-zone/contract/places/distance.ts';
import type { Position, ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import type { Understood } from './text/read-query.ts';

/** A product for sale, for the search. Ids are hexadecimal, amounts in the minor unit. */
export type SearchedProduct = {
  id: string;
  productName: string;
  body: string;
  location: string;
  /** Its town as `ProductConditions.towns` has it, with coordinates to two decimals; null if it isn't known. */
  place: (Coordinates & { town: string }) | null;
  condition: Condition;
  categoryId: string;
  sellerId: string;
  resalePrice: number;
  originalPrice: number;
  yearsOfUsedProduct: number;
  advertisement: boolean;
  isSellerVerified: boolean;
  /** The shop's last write, in epoch milliseconds. */
  changedAt: number;
  attributes?: readonly ProductAttribute[] | null | undefined;
};

/** A product that is no longer for sale. */
export type RemovedProduct = Pick<SearchedProduct, 'id' | 'changedAt'>;

/** A category. Its title finds its products. */
export type TitledCategory = { id: string; title: string };

/** A point, and the radius around it; null for any distance. */
export type Area = Coordinates & { withinKm: number | null };

/** A filter's condition on an attribute: a number in a range, yes or no, or one of some texts. */
export type AttributeCondition = {
  name: AttributeName;
  min?: number | null | undefined;
  max?: number | null | undefined;
  is?: boolean | null | undefined;
  values?: readonly string[] | null | undefined;
};

/** Product counts of an attribute: its range, or its most frequent values, largest count first. */
export type AttributeCounts = {
  name: AttributeName;
  count: number;
  min: number | null;
  max: number | null;
  values: readonly { value: string; count: number }[];
};

/** Filter of a list; null or undefined means no restriction. */
export type ProductConditions = {
  /**
   * In shoppers' words (`text/read-query.ts`). If no product matches all of it, the best partial matches are listed.
   */
  text?: string | null | undefined;
  /** Price named in the text, in minor units. It is a wish like the text's other parts. */
  textPrice?: { phrase: string; min: number; max: number } | null | undefined;
  categoryIds?: readonly string[] | null | undefined;
  conditions?: readonly Condition[] | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  maxYearsOfUse?: number | null | undefined;
  near?: Area | null | undefined;
  /** Place named in the text; a wish like its other parts. */
  textPlace?: (Area & { phrase: string }) | null | undefined;
  towns?: readonly string[] | null | undefined;
  attributes?: readonly AttributeCondition[] | null | undefined;
  /** Each of its words begins a word of the location. */
  location?: string | null | undefined;
  verifiedSeller?: boolean | null | undefined;
  advertised?: boolean | null | undefined;
};

export type ProductSearch = {
  conditions: ProductConditions;
  /** `NEAREST` counts from `near`, otherwise from `textPlace`. */
  sort: ProductSort;
  /** Number of hits, and the position before the first one; null for the beginning. */
  first: number;
  after: Position | null;
  /** All categories, in the order of facets with equal counts. */
  categories: readonly TitledCategory[];
  /** Attributes to count. */
  counted: readonly AttributeName[];
  /** The rotation of advertised products: each turn moves on by `mostAdvertisements`. */
  turn: number;
};

export type SearchHit = {
  id: string;
  position: Position;
  /** Parts of the text that it lacks; empty for a full match. */
  missing: string[];
};

export type SearchResult = {
  hits: SearchHit[];
  hasMore: boolean;
  /** Number of products in the whole list. */
  total: number;
  /** The text with unknown words corrected; null if there are none. */
  correctedText: string | null;
  /** Parts of the text that were read as facts, or as exclusions. */
  understood: readonly Understood[];
  /** Counts for other filters: each applies all filters except its own. */
  facets: {
    byCategory: ReadonlyMap<string, number>;
    byCondition: ReadonlyMap<Condition, number>;
    /** The towns with most products, largest count first, at most `mostTowns`. */
    towns: readonly { town: string; count: number }[];
    /** The attributes in `ProductSearch.counted` that any product has. */
    attributes: readonly AttributeCounts[];
    /** For each of `ProductConditions.attributes`, the number of products in the list without it. */
    attributeFilters: readonly { name: AttributeName; countWithout: number }[];
    verifiedSellerCount: number;
    priceRange: { min: number; max: number } | null;
  };
  /** The ids of the next advertised products of the list, in the order of their ids. */
  advertised: string[];
};

/**
 * Finds products for sale. Products may be put and removed repeatedly and out of order: the latest `changedAt` counts.
 * @throws Refusal `unavailable` if the engine doesn't answer
 */
export type SearchEngine = {
  search(asked: ProductSearch): Promise<SearchResult>;
  /**
   * Tells for each filter whether a product meets it with its whole text. A kind of equipment that only the description
   * mentions doesn't count. Doesn't correct texts: saving them did.
   */
  meets(
    id: string,
    filters: readonly ProductConditions[],
    categories: readonly TitledCategory[],
  ): Promise<boolean[]>;
  /** Whether products have all of some words outside of their locations, together or not. */
  mentions(words: readonly string[]): Promise<boolean>;
  /** Distinct names with all words of an unfinished text, newest first. */
  suggest(text: string, first: number): Promise<string[]>;
  put(products: readonly SearchedProduct[]): Promise<void>;
  remove(products: readonly RemovedProduct[]): Promise<void>;
  close(): Promise<void>;
};
