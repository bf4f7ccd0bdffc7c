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
