import type { Stock } from '../enums.ts';

/** At the end of their seller's list. */
export const soldStocks = ['sold', 'sold-elsewhere'] as const satisfies Stock[];

/**
 * The key of a product's position in its seller's list: what can still be sold comes first.
 * @param stock as the server or as GraphQL names it
 */
export const ownListKey = (stock: string): number =>
  soldStocks.some((sold) => sold === stock.toLowerCase().replace('_', '-')) ? 1 : 0;
