type Row = Readonly<Record<string, string | number>>;

/** Rows as a table in Markdown, with the columns of the first. */
export function tableOf(rows: readonly Row[]): string {
  const columns = Object.entries(rows[0] ?? {});
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(([column]) => column)),
    line(columns.map(([, value]) => (typeof value === 'number' ? '---:' : '---'))),
    ...rows.map((row) => line(columns.map(([column]) => shown(row[column])))),
  ].join('\n');
}

const shown = (value: string | number | undefined): string =>
  typeof value === 'number'
    ? value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 })
    : (value ?? '');

/** A percentile: the value below which this percentage of the values lies, NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
  );
}
