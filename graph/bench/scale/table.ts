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
  otherCommands: 'Post: database commands of another process',
  otherMs: 'Post: CPU ms of another process',
  pageKb: 'Open page, KB',
  pageMs: 'Open page: CPU ms of each post',
};

const million = 1_000_000;

/** Extrapolates a straight line through the two largest sizes to a million products; null with one size. */
export function extrapolate(figures: readonly Measured[], figure: Figure): number | null {
  const [large, smaller] = figures.toSorted((one, other) => other.products - one.products);
  if (!large || !smaller) return null;
  const perProduct = (large[figure] - smaller[figure]) / (large.products - smaller.products);
  return Math.max(0, large[figure] + Math.max(0, perProduct) * (million - large.products));
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
