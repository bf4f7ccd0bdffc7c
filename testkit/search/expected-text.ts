import { toSearchTerms } from '../../graph/src/search/text/terms.ts';
import { type Candidate, matchesText, wordsOfProduct } from './brute-force.ts';

/** The text that a search must look for: its own, or, where no product has that, what was meant by it. */
export function expectedText(products: readonly Candidate[], text: string): string {
  const asked = toSearchTerms(text).map((term) => term.text);
  const all = products.map(wordsOfProduct);
  const isMatched = (words: string) => all.some((ofOne) => matchesText(words, ofOne));
  if (asked.length === 0 || isMatched(text)) return text;
  // A word is known that some product has, whether or not one has all parts of a term.
  const everyWord = all.flat();
  const counts = new Map<string, number>();
  for (const word of all.flatMap((ofOne) => [...new Set(ofOne)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const meant = asked.map((word) => (matchesText(word, everyWord) ? word : nearest(word, counts)));
  const isCorrected = meant.every((word) => word !== null) && isMatched(meant.join(' '));
  return isCorrected ? [...new Set(meant)].join(' ') : text;
}

function nearest(term: string, counts: ReadonlyMap<string, number>): string | null {
  const word = term.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const most = word.length >= 6 ? 2 : 1;
  const ranked = [...counts]
    .map(([one, count]) => ({ one, count, edits: distance(word, one) }))
    .filter(({ edits }) => edits <= most && word.length >= 4)
    .sort((a, b) => a.edits - b.edits || b.count - a.count || (a.one < b.one ? -1 : 1));
  return ranked[0]?.one ?? null;
}

/** The distance of two words as Wikipedia has it ("Optimal string alignment distance"). */
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
