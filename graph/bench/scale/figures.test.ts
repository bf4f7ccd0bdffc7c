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

test('a million products lie on the line through the two largest sizes; one size says nothing', () => {
  const [sample] = readFigures();
  if (!sample) throw new Error('no figures are kept');
  const sizes = [
    { ...sample, products: 10_000, memoryMb: 999 },
    { ...sample, products: 100_000, memoryMb: 200 },
    { ...sample, products: 300_000, memoryMb: 400 },
  ];
  expect(extrapolate(sizes, 'memoryMb')).toBe(1_100);
  expect(extrapolate(sizes.slice(0, 1), 'memoryMb')).toBeNull();
});
