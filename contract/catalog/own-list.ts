import type { Stock } from '../enums.ts';

/** The states at the end of their seller's list. */
export const soldStocks = ['sold', 'sold-elsewhere'] as const satisfies Stock[];

/**
 * The key of a product's position in its seller's list: products that can still be sold come first.
 * @param stock in the server's or GraphQL's spelling
 */
export const ownListKey = (stock: string): number =>
  soldStocks.some((sold) => sold === stock.toLowerCase().replace('_', '-')) ? 1 : 0;
