import { globSync } from 'node:fs';
import { join } from 'node:path';

// Runs every benchmark of the folder in turn, or the named one (`npm run bench -- reads`). Each is a module that prints
// its figures. Those of large shops and of outages take an hour, and only run by name.

const all = globSync('*.bench.ts', { cwd: import.meta.dirname }).sort();
const named = all.filter((file) => file === `${process.argv[2]}.bench.ts`);
// The benchmark reads the arguments after its name.
if (named.length > 0) process.argv.splice(2, 1);
const usual = all.filter((file) => !['outages.bench.ts', 'scale.bench.ts'].includes(file));
for (const file of named.length > 0 ? named : usual) await import(join(import.meta.dirname, file));
