const plural = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** A number of products in words. */
export const productCount = (count: number): string => plural(count, 'product');

/** A number of results in words. */
export const resultCount = (count: number): string => plural(count, 'result');
