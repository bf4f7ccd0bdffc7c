import { mostCounted } from '@fitness-zone/contract/most-counted.ts';

const numberText = (count: number) => count.toLocaleString('en-US');

/** A number as text: `10,000+` for null, above the server's counting limit. */
export const numberOrMore = (count: number | null): string =>
  count === null ? `${numberText(mostCounted)}+` : numberText(count);

/** A number of things in words, such as `1 person`, `12 people` or `10,000+ people`. */
export const countText = (count: number | null, one: string, many = `${one}s`): string =>
  `${numberOrMore(count)} ${count === 1 ? one : many}`;
