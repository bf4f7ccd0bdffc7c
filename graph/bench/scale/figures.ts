import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Measured } from './measure-scale.ts';
import { plotOf } from './plot.ts';

const folder = fileURLToPath(new URL('../../../docs/scale/', import.meta.url));
const file = `${folder}figures.json`;

/** The figures of earlier runs. */
export const readFigures = (): Measured[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured[]) : [];

/** Writes the figures and their plot, in which sizes that were measured again replace earlier ones. */
export function keepFigures(figures: readonly Measured[]): void {
  const sorted = figures.toSorted(
    (one, other) => one.engine.localeCompare(other.engine) || one.products - other.products,
  );
  const rounded = JSON.stringify(
    sorted,
    (_name, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value),
    2,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${rounded}\n`);
  writeFileSync(`${folder}memory.svg`, plotOf(sorted));
}
