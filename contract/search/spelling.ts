/** How many edits may lie between a word that nothing matches and the one that was meant. */
export const maxEdits = (word: string): 0 | 1 | 2 => {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
};

/**
 * The Damerau-Levenshtein distance of two words (optimal string alignment): how many letters to add, to leave out,
 * to replace or to swap with their neighbour. More than `most` is given as `most + 1`.
 */
export function editsBetween(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let [last, row] = [[] as number[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= to.length; other += 1) {
      const isSame = from[at - 1] === to[other - 1];
      let edits = Math.min(
        (row[other - 1] as number) + (isSame ? 0 : 1),
        (row[other] as number) + 1,
        (next[other - 1] as number) + 1,
      );
      const isSwapped = from[at - 1] === to[other - 2] && from[at - 2] === to[other - 1];
      if (isSwapped) edits = Math.min(edits, (last[other - 2] as number) + 1);
      next.push(edits);
    }
    if (Math.min(...next, ...row) > most) return most + 1;
    [last, row] = [row, next];
  }
  return Math.min(row[to.length] as number, most + 1);
}

/**
 * The word that was meant by one that nothing matches: the nearest in spelling, of these the one that most products
 * have, of these the first by the alphabet. Null where none is near enough.
 * @param known the words of all products for sale, of their categories and conditions included
 * @param productsWith how many of these products have such a word
 */
export function closestWord(
  word: string,
  known: Iterable<string>,
  productsWith: (known: string) => number,
): string | null {
  let least: number = maxEdits(word);
  if (least === 0) return null;
  let nearest: string[] = [];
  for (const one of known) {
    const edits = editsBetween(word, one, least);
    if (edits > least || productsWith(one) === 0) continue;
    if (edits < least) nearest = [];
    least = edits;
    nearest.push(one);
  }
  const ranked = [...new Set(nearest)].map((one) => ({ one, count: productsWith(one) }));
  ranked.sort((a, b) => b.count - a.count || (a.one < b.one ? -1 : 1));
  return ranked[0]?.one ?? null;
}

/**
 * A text with the words that were meant in place of those that nothing matches; null where a word has none that is
 * near, or where nothing is to be corrected.
 * @param asked the words of the text (`wordsOf`)
 * @param isKnown whether a word of some product for sale begins so
 */
export function correctSpelling(
  asked: readonly string[],
  isKnown: (word: string) => boolean,
  closest: (word: string) => string | null,
): string | null {
  const meant = asked.map((word) => (isKnown(word) ? word : closest(word)));
  const isCorrected = meant.some((word, at) => word !== asked[at]);
  return isCorrected && !meant.includes(null) ? [...new Set(meant)].join(' ') : null;
}
