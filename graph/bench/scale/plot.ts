import type { Measured } from './measure-scale.ts';
import { extrapolate } from './table.ts';

const [width, height, left, bottom, top, right] = [720, 360, 64, 44, 28, 48];
const most = 1_000_000;
const colors: Record<Measured['engine'], string> = { embedded: '#b45309', OpenSearch: '#1d4ed8' };

/** Memory of a process over the number of products as SVG, dashed where it is extrapolated to a million. */
export function plotOf(figures: readonly Measured[]): string {
  const engines = [...Map.groupBy(figures, ({ engine }) => engine)].map(([engine, measured]) => ({
    engine,
    measured,
    atMillion: extrapolate(measured, 'memoryMb'),
  }));
  const highest = Math.max(
    ...engines.flatMap(({ measured, atMillion }) => [
      atMillion ?? 0,
      ...measured.map(({ memoryMb }) => memoryMb),
    ]),
  );
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  const ceiling = Math.ceil(highest / step) * step;
  const x = (products: number) => left + (products / most) * (width - left - right);
  const y = (mb: number) => height - bottom - (mb / ceiling) * (height - bottom - top);
  const point = (products: number, mb: number) => `${x(products).toFixed(1)},${y(mb).toFixed(1)}`;

  const grid = Array.from({ length: Math.round(ceiling / step) + 1 }, (_, index) => {
    const mb = index * step;
    return `<line x1="${left}" x2="${width - right}" y1="${y(mb)}" y2="${y(mb)}" stroke="#d6d3d1"/>
<text x="${left - 8}" y="${y(mb) + 4}" text-anchor="end">${mb.toLocaleString('en')}</text>`;
  });
  const ticks = [0, 250_000, 500_000, 750_000, 1_000_000].map(
    (products) =>
      `<text x="${x(products)}" y="${height - bottom + 20}" text-anchor="middle">${products.toLocaleString('en')}</text>`,
  );
  const lines = engines.flatMap(({ engine, measured, atMillion }, index) => {
    const points = measured.map(({ products, memoryMb }) => point(products, memoryMb));
    const stroke = `fill="none" stroke="${colors[engine]}" stroke-width="2"`;
    return [
      `<polyline points="${points.join(' ')}" ${stroke}/>`,
      ...points.map((one) => {
        const [cx, cy] = one.split(',');
        return `<circle cx="${cx}" cy="${cy}" r="3.5" fill="${colors[engine]}"/>`;
      }),
      ...(atMillion === null
        ? []
        : [
            `<polyline points="${points.at(-1)} ${point(most, atMillion)}" ${stroke} stroke-dasharray="5 5"/>`,
          ]),
      `<text x="${left + 12}" y="${top + 16 + index * 20}" fill="${colors[engine]}">${engine} search</text>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#44403c">
<title>Memory of a process in MB over the number of products; dashed: extrapolated</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${[...grid, ...ticks, ...lines].join('\n')}
<text x="${(left + width - right) / 2}" y="${height - 6}" text-anchor="middle">products (dashed: extrapolated)</text>
<text x="14" y="${top - 14}">MB of a process</text>
</svg>
`;
}
