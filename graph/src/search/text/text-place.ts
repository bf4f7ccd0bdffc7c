import type { DistanceUnit } from '@fitness-zone/contract/enums.ts';
import { meaningOf } from '../synonyms/synonyms.ts';
import { readBounds } from './bounds/read-bounds.ts';

/** A place that a text may name. */
export type TextPlace = {
  /** The part of the folded text. */
  phrase: string;
  place: string;
  /** Null if the text names none. */
  radius: { within: number; unit: DistanceUnit } | null;
};

const mostWords = 4;
const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’.-]*`;
const words = `(${word}(?:,? ${word}){0,${mostWords - 1}})`;
const radius = String.raw`(?:within |in |less than |under |up to )?(\d{1,5}) ?-?(mi|miles?|km|kms|kilomet(?:er|re)s?)`;
const around = '(?:close to|next to|nearby|near|around)';
const form = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${radius} (?:of|from|around|to|near) |${around} (?:to )?)(?!(?:me|my|here|us|home|by)(?![\\p{L}\\p{N}]))${words}`,
  'gu',
);

/** Places that a folded text may name, such as `near portland, or` and `within 10 miles of 97201`, longest first. */
export function textPlaces(folded: string): TextPlace[] {
  return [...folded.matchAll(form)].flatMap((found) => {
    const [whole, within, unit, named = ''] = found;
    const start = whole.slice(0, whole.length - named.length);
    // `around 300` is a price.
    if (/^\d{1,4}(?![\d\p{L}])/u.test(named)) return [];
    return beginningsOf(named).map((place) => ({
      phrase: start + place,
      place,
      radius: within && unit ? { within: Number(within), unit: unitOf(unit) } : null,
    }));
  });
}

/** A place that may end a text, and its words. */
export type TrailingPlace = TextPlace & { words: string[] };

/** Towns whose words all have another meaning, too. */
const towns = new Set(['new york', 'new york city']);
const postalCode = /^\d{5}$/;
const townWord = /^\p{L}[\p{L}'’.-]{2,}$/u;
const preposition = /(?:^| )(?:in|at|from)$/;

/**
 * Places that may end a folded text without a word such as `near`, longest first: `bench seattle, wa under 200`, `bench
 * 97201`. Ignores meaningless words after them, such as `please`.
 */
export function trailingPlaces(folded: string): TrailingPlace[] {
  const { rest } = readBounds(folded);
  const found = [...rest.matchAll(new RegExp(word, 'gu'))];
  const meaningless = found
    .toReversed()
    .findIndex(({ 0: one }) => meaningOf([one])?.as !== 'ignored');
  const ends = meaningless > 0 ? [found.length, found.length - meaningless] : [found.length];
  return ends.flatMap((end) =>
    Array.from({ length: Math.min(mostWords, end) }, (_, at) => {
      const count = Math.min(mostWords, end) - at;
      return trailingPlace(folded, rest, found.slice(end - count, end));
    }).filter((one) => one !== null),
  );
}

function trailingPlace(
  folded: string,
  rest: string,
  found: readonly RegExpExecArray[],
): TrailingPlace | null {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  const words = found.map(([one]) => one.replace(/[.,]$/, ''));
  const [head = '', ...others] = words;
  const place = rest.slice(first.index, last.index + last[0].length);
  const isTown = towns.has(words.join(' '));
  const meaning = meaningOf([head])?.as;
  const isPlace =
    others.length === 0
      ? meaning === undefined && (postalCode.test(head) || townWord.test(head))
      : meaning !== 'kind' &&
        meaningOf(words) === undefined &&
        townWord.test(head) &&
        words.some((one) => meaningOf([one]) === undefined);
  const at = folded.lastIndexOf(place);
  if (at < 0 || !(isPlace || isTown)) return null;
  const before = preposition.exec(folded.slice(0, at).trimEnd())?.[0].trim();
  const start = before ? folded.lastIndexOf(before, at) : at;
  return { phrase: folded.slice(start, at + place.length), place, radius: null, words };
}

const unitOf = (written: string): DistanceUnit => (written.startsWith('m') ? 'mi' : 'km');

/** The first words, except a single trade word: `near new` is no place. */
function beginningsOf(named: string): string[] {
  const ends = [...named.matchAll(/(?<=[^ ,]),? |$/gu)].map(({ index }) => index).reverse();
  return ends
    .map((end) => named.slice(0, end))
    .filter((one) => one.includes(' ') || meaningOf([one]) === undefined);
}
