import { fold } from '@fitness-zone/contract/search/words.ts';

/** Longer texts aren't what many people type. */
const longest = 60;

/** An e-mail address, a web address, or seven digits of a phone number. */
const personal = /@|:\/\/|www\.|(?:\d[\s().+/-]*){7}/;

/** Normalizes a searched text for counting; null if it's too long or may be personal. */
export function countedText(text: string): string | null {
  const counted = fold(text).trim().replace(/\s+/g, ' ');
  return counted.length >= 2 && counted.length <= longest && !personal.test(counted)
    ? counted
    : null;
}

const robots = /bot|crawl|spider|slurp|preview/i;

/** As far as the request says: pages that the server renders ask without a user agent. */
export const isPerson = (userAgent: string | null): boolean =>
  userAgent !== null && !robots.test(userAgent);
