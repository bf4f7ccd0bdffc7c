import { globSync } from 'node:fs';
import { join } from 'node:path';

// Runs every benchmark of the folder, one after the other: each is a module that prints its figures.

for (const file of globSync('*.bench.ts', { cwd: import.meta.dirname }).sort()) {
  await import(join(import.meta.dirname, file));
}
