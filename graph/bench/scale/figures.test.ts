import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFigures } from './figures.ts';
import { plotOf } from './plot.ts';
import { extrapolate, tableOf } from './table.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

test('the table and the plot in the documents are those of the kept figures', () => {
  expect(read('operations.md')).toContain(tableOf(readFigures()));
  expect(read('scale/memory.svg')).toBe(plotOf(readFigures()));
});

test('a million products lie on the straight line through all sizes; one size says nothing', () => {
  const [sample] = readFigures();
  if (!sample) throw new Error('no figures are kept');
  const sizes = [
    { ...sample, products: 10_000, memoryMb: 110 },
    { ...sample, products: 100_000, memoryMb: 200 },
    { ...sample, products: 300_000, memoryMb: 400 },
  ];
  expect(extrapolate(sizes, 'memoryMb')).toBeCloseTo(1_100);
  // Two runs of one size whose figures differ count as their mean.
  const twice = [...sizes, ...sizes].map((one, at) => ({
    ...one,
    memoryMb: one.memoryMb + (at < sizes.length ? 30 : -30),
  }));
  expect(extrapolate(twice, 'memoryMb')).toBeCloseTo(1_100);
  expect(extrapolate(sizes.slice(0, 1), 'memoryMb')).toBeNull();
});
