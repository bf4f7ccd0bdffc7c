import { isSynonymWord, synonymWords } from '../../graph/src/search/synonyms/synonyms.ts';
import {
  asTyped,
  type KnownWords,
  type Query,
  readQuery,
} from '../../graph/src/search/text/read-query.ts';
import { stemOf } from '../../graph/src/search/text/stem.ts';
import { toIndexWords } from '../../graph/src/search/text/terms.ts';
import type { Candidate } from './candidate.ts';
import { wordsOfCandidate } from './match-text.ts';

/**
 * Derives a text's meaning from the words of these products, one by one.
 * @param isCorrected the text was already corrected, as in a saved search
 */
export function expectedQuery(
  products: readonly Candidate[],
  text: string,
  isCorrected = false,
): Query {
  const all = products.map((product) => {
    const { name, accessories, body, location } = wordsOfCandidate(product);
    return [...name, ...accessories, ...body, ...location];
  });
  const words = all.flat();
  const titles = products.flatMap(({ categoryTitle }) => toIndexWords(categoryTitle));
  const counts = new Map<string, number>();
  for (const word of [...synonymWords, ...titles]) counts.set(word, 0);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const unlikely = new Set(words);
  for (const word of [...synonymWords, ...titles]) unlikely.delete(word);
  for (const [word, count] of counts) if (isSynonymWord(word)) counts.set(word, count + all.length);
  const known: KnownWords = {
    has: (word) => [...words, ...titles].some((one) => stemOf(one) === stemOf(word)),
    hasStart: (start) => words.some((word) => word.startsWith(start)),
    closest: (word) =>
      // Only synonyms and words of titles may be corrected to a word with another first letter.
      nearest(
        word,
        new Map([...counts].filter(([one]) => one[0] === word[0] || !unlikely.has(one))),
      ),
  };
  return readQuery(text, isCorrected ? asTyped(known) : known);
}

function nearest(word: string, counts: ReadonlyMap<string, number>): string[] {
  const most = word.length >= 7 ? 2 : 1;
  const ranked = [...counts]
    .map(([one, count]) => ({ one, count, edits: distance(word, one) }))
    .filter(({ edits }) => edits <= most && word.length >= 4)
    .sort((a, b) => a.edits - b.edits || b.count - a.count || (a.one < b.one ? -1 : 1));
  return ranked.filter(({ edits }) => edits === ranked[0]?.edits).map(({ one }) => one);
}

/** The "optimal string alignment distance" of two words, as Wikipedia defines it. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 9;
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => d[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = d[i] as number[];
      row[j] = Math.min(
        ...[at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost],
        isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
