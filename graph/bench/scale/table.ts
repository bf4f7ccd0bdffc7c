import type { Measured } from './measure-scale.ts';

type Figure = Exclude<keyof Measured, 'products' | 'engine'>;

const rows: Record<Figure, string> = {
  readySeconds: 'Time to ready, s',
  memoryMb: 'Memory of a process, MB',
  listMs: 'List, CPU ms',
  searchMs: 'Search with facets, CPU ms',
  detailMs: 'Product, CPU ms',
  adminListMs: 'Admin list of a category, CPU ms',
  postMs: 'Post, CPU ms',
};

const million = 1_000_000;

/** Extrapolates to a million products by the straight line with the least squares; null with one size. */
export function extrapolate(figures: readonly Measured[], figure: Figure): number | null {
  if (figures.length < 2) return null;
  const meanOf = (figureOf: (one: Measured) => number) =>
    figures.reduce((sum, one) => sum + figureOf(one), 0) / figures.length;
  const size = meanOf((one) => one.products);
  const height = meanOf((one) => one[figure]);
  const slope =
    meanOf((one) => (one.products - size) * (one[figure] - height)) /
    meanOf((one) => (one.products - size) ** 2);
  return Math.max(0, height + Math.max(0, slope) * (million - size));
}

/** The figures as a table in Markdown: a column for each size and engine, the last of each is calculated. */
export function tableOf(figures: readonly Measured[]): string {
  const groups = Map.groupBy(figures, ({ engine }) => engine);
  const columns = [...groups].flatMap(([engine, measured]) => [
    ...measured
      .toSorted((one, other) => one.products - other.products)
      .map((one) => ({
        title: `${engine}, ${one.products.toLocaleString('en')}`,
        figureOf: (figure: Figure) => one[figure],
      })),
    {
      title: `${engine}, *1,000,000 extrapolated*`,
      figureOf: (figure: Figure) => extrapolate(measured, figure),
    },
  ]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...Object.entries(rows).map(([figure, label]) =>
      line([label, ...columns.map(({ figureOf }) => shown(figureOf(figure as Figure)))]),
    ),
  ].join('\n');
}

const shown = (value: number | null) =>
  value === null ? '' : value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });
