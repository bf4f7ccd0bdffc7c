import type { RemovedProduct, SearchedProduct } from './search-engine.ts';

/** A product as the database has it, without what is known of its seller. */
export type SourceProduct = Omit<SearchedProduct, 'isSellerVerified'>;

/** Some products: those for sale, and the others. */
export type ReadProducts = { forSale: SourceProduct[]; others: RemovedProduct[] };

/** Reads the database for searches. Ids are hexadecimal, moments in epoch milliseconds. */
export type ProductSource = {
  /** All products for sale, in batches. */
  all(): AsyncIterable<SourceProduct[]>;
  byIds(ids: readonly string[]): Promise<ReadProducts>;
  /** Products of these accounts. */
  ofSellers(accountIds: readonly string[]): Promise<ReadProducts>;
  /** The products that were written since a moment, in batches. */
  changedSince(moment: number): AsyncIterable<ReadProducts>;
  /** The ids of the accounts that were written since a moment. */
  accountsChangedSince(moment: number): Promise<string[]>;
  /** Those of some accounts that are verified. */
  verifiedAmong(accountIds: readonly string[]): Promise<string[]>;
};
