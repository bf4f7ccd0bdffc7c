import type { IndexedProduct } from './indexed-product.ts';

/** How the index reads the database. Ids are hexadecimal. */
export type ProductSource = {
  /** Those of some products that are for sale. */
  byIds(ids: readonly string[]): Promise<IndexedProduct[]>;
  /** So many products for sale by their ids, from the beginning or after one. */
  after(id: string | null, limit: number): Promise<IndexedProduct[]>;
  /** The ids of products that the shop has written to since a moment (epoch ms), and of accounts. */
  changedSince(moment: number): Promise<{ products: string[]; accounts: string[] }>;
  /** Those of some accounts that are verified. */
  verifiedAmong(accountIds: readonly string[]): Promise<string[]>;
};
