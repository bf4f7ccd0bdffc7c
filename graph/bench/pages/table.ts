/** By column. */
export type Figures = Record<string, number>;

/** Prints the median of each figure by page. */
export function printTable(found: ReadonlyMap<string, readonly Figures[]>): void {
  const columns = Object.keys([...found.values()][0]?.[0] ?? {});
  process.stdout.write(`| Page | ${columns.join(' | ')} |\n`);
  process.stdout.write(`| --- |${' ---: |'.repeat(columns.length)}\n`);
  for (const [name, runs] of found) {
    const medians = columns.map((column) => median(runs.map((run) => run[column] ?? Number.NaN)));
    process.stdout.write(
      `| ${name} | ${medians.map((value) => Math.round(value)).join(' | ')} |\n`,
    );
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [below = Number.NaN, at = Number.NaN] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 0 ? (below + at) / 2 : at;
}
