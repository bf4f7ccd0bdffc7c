import type { SearchedProduct } from './search-engine.ts';

/** A product as the database has it, without what is known of its seller. */
export type SourceProduct = Omit<SearchedProduct, 'isSellerVerified'> & { sellerId: string };

/** Some products: those for sale, and the ids of the others. */
export type ReadProducts = { forSale: SourceProduct[]; others: string[] };

/** Reads the database for searches. Ids are hexadecimal, moments in epoch milliseconds. */
export type ProductSource = {
  /** All products for sale, in batches. */
  all(): AsyncIterable<SourceProduct[]>;
  byIds(ids: readonly string[]): Promise<ReadProducts>;
  /** Products of these accounts. */
  ofSellers(accountIds: readonly string[]): Promise<ReadProducts>;
  /** The products that were written since a moment, and the ids of such accounts. */
  changedSince(moment: number): Promise<{ products: ReadProducts; accountIds: string[] }>;
  /** Those of some accounts that are verified. */
  verifiedAmong(accountIds: readonly string[]): Promise<string[]>;
};
