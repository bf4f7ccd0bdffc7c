import { countText } from '../../lib/countText.ts';

/** A number of products in words; null above the server's counting limit. */
export const productCount = (count: number | null): string => countText(count, 'product');

export const resultCount = (count: number): string => countText(count, 'result');
