import { fold } from '@fitness-zone/contract/search/words.ts';

/** Longer texts are never typed by many people. */
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

/** Judged by the user agent: server-rendered pages search without one. */
export const isPerson = (userAgent: string | null): boolean =>
  userAgent !== null && !robots.test(userAgent);
