/**
 * Checks the weight of the built pages: the home page's initial script, and each further screen's. Prints each figure
 * beside its limit and fails if one is exceeded.
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** Gzipped kilobytes. */
const limits = { home: 215, screen: 75 };

type Entry = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  css?: string[];
  imports?: string[];
};

const dist = new URL('../dist/browser/', import.meta.url);
const read = async <T>(path: string): Promise<T> =>
  JSON.parse(await readFile(new URL(path, dist), 'utf8')) as T;

const manifest = await read<Record<string, Entry>>('.vite/manifest.json');
const packages = await read<Record<string, Record<string, number>>>('.vite/packages.json');

/** In gzip, for browsers without brotli. */
const weights = new Map<string, number>();
for (const { file } of Object.values(manifest)) {
  if (file.endsWith('.js')) {
    weights.set(file, gzipSync(await readFile(new URL(file, dist)), { level: 9 }).length / 1024);
  }
}

/** The files of a chunk and of all that it imports. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry) throw new Error(`${key} is not in the build's manifest.`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const name of entry.imports ?? []) filesOf(name, found);
  return found;
}

const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0);
const kb = (value: number) => value.toFixed(1).padStart(6);

const keys = Object.keys(manifest);
const shell = new Set(
  keys.filter((key) => manifest[key]?.isEntry).flatMap((key) => [...filesOf(key)]),
);
const home = filesOf('src/features/home/HomePage.tsx', new Set(shell));

/** Shares each file's compressed weight among the packages in it, by their size before. */
const byPackage = new Map<string, number>();
for (const file of home) {
  const parts = Object.entries(packages[file] ?? {});
  const whole = parts.reduce((total, [, size]) => total + size, 0) || 1;
  for (const [name, size] of parts) {
    const share = ((weights.get(file) ?? 0) * size) / whole;
    byPackage.set(name, (byPackage.get(name) ?? 0) + share);
  }
}

const screens = keys
  .filter((key) => /^src\/features\/.*Page\.tsx$/.test(key) && manifest[key]?.isDynamicEntry)
  .map((key) => {
    const files = [...filesOf(key)].filter((file) => !shell.has(file));
    return { name: key.replace('src/features/', ''), size: sum(files), files: files.length };
  })
  .sort((a, b) => b.size - a.size);

const over: string[] = [];
function print(name: string, size: number, limit: number): void {
  console.log(`${kb(size)} of ${limit} KB  ${name}`);
  if (size > limit) over.push(name);
}

console.log('The home page’s first script, gzipped');
print('home', sum(home), limits.home);
for (const [name, size] of [...byPackage].sort(([, a], [, b]) => b - a)) {
  if (size >= 1) console.log(`${kb(size)} of it    ${name}`);
}
console.log('What each further screen adds');
for (const { name, size, files } of screens) print(`${name}, ${files} files`, size, limits.screen);

// A chunk's files are imported as modules (src/lib/chunks/importChunk.ts), so that nothing would load its style sheets.
const styled = keys.filter((key) => !manifest[key]?.isEntry && manifest[key]?.css);
if (styled.length > 0) console.error(`With a style sheet of its own: ${styled.join(', ')}`);
if (over.length > 0) console.error(`Over the budget: ${over.join('; ')}`);
if (styled.length > 0 || over.length > 0) process.exitCode = 1;
