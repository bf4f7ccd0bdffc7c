import { countText } from '../../lib/countText.ts';

/** A number of products in words; null for more than the server counts. */
export const productCount = (count: number | null): string => countText(count, 'product');

export const resultCount = (count: number): string => countText(count, 'result');
