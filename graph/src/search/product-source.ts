import type { RemovedProduct, SearchedProduct } from './search-engine.ts';

/** A product as the database has it, without its seller's verification. */
export type SourceProduct = Omit<SearchedProduct, 'isSellerVerified'>;

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
  /** The verified ones among some accounts. */
  verifiedAmong(accountIds: readonly string[]): Promise<string[]>;
};
