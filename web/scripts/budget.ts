/**
 * Holds the weight of the built pages: what the home page loads before it can be used, and what
 * each further screen adds, in how many files. Prints what it found, and fails when a bound is broken.
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const homeBoundKb = 215;
const chunkBoundKb = 56;
/** Of the files that every page starts with, those that are packages only. */
const packagesBoundKb = 84;
const screenBoundKb = 75;

type Entry = {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  css?: string[];
  imports?: string[];
};
type Manifest = Record<string, Entry>;

const dist = new URL('../dist/browser/', import.meta.url);
const read = async <T>(path: string): Promise<T> =>
  JSON.parse(await readFile(new URL(path, dist), 'utf8')) as T;

const manifest = await read<Manifest>('.vite/manifest.json');
const packages = await read<Record<string, Record<string, number>>>('.vite/packages.json');

/** As the server sends them to browsers that take no brotli. */
const weights = new Map<string, number>();
for (const { file } of Object.values(manifest)) {
  if (file.endsWith('.js')) {
    weights.set(file, gzipSync(await readFile(new URL(file, dist)), { level: 9 }).length / 1024);
  }
}

function withImports(key: string, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry) throw new Error(`${key} is not in the build's manifest.`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const name of entry.imports ?? []) withImports(name, found);
  return found;
}

const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0);

const entryKeys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
if (entryKeys.length === 0) throw new Error('The build has no entry.');
const shell = new Set<string>();
for (const key of entryKeys) withImports(key, shell);
const home = withImports('src/features/home/HomePage.tsx', new Set(shell));

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

const kb = (value: number) => `${value.toFixed(1).padStart(6)} KB`;
console.log(`Home page, initial JavaScript, gzipped: ${kb(sum(home))} of ${homeBoundKb} KB`);
for (const [name, size] of [...byPackage].sort(([, a], [, b]) => b - a)) {
  if (size >= 1) console.log(`  ${kb(size)}  about, ${name}`);
}

const screens = Object.keys(manifest)
  .filter((key) => /^src\/features\/.*Page\.tsx$/.test(key) && manifest[key]?.isDynamicEntry)
  .map((key) => {
    const added = [...withImports(key)].filter((file) => !shell.has(file));
    return { key, size: sum(added), files: added.length };
  })
  .sort((a, b) => b.size - a.size);
console.log(`Screens, what each adds to the shell (${screenBoundKb} KB at most):`);
for (const { key, size, files } of screens) {
  console.log(`  ${kb(size)} in ${String(files).padStart(2)}  ${key.replace('src/features/', '')}`);
}

const boundOf = (file: string) =>
  /\/(react|apollo|packages)-/.test(file) ? packagesBoundKb : chunkBoundKb;
const chunks = [...weights].sort(([, a], [, b]) => b - a);
console.log(`Chunks (${chunkBoundKb} KB at most, those of packages ${packagesBoundKb} KB):`);
for (const [file, size] of chunks) console.log(`  ${kb(size)}  ${file}`);

const broken = [
  ...chunks.filter(([file, size]) => size > boundOf(file)).map(([file]) => file),
  ...(sum(home) > homeBoundKb ? ['the home page'] : []),
  ...screens.filter(({ size }) => size > screenBoundKb).map(({ key }) => key),
];
// A chunk's files are imported as modules (build/replacements/preload.ts): style sheets are those of the page's HTML.
const styled = Object.keys(manifest).filter((key) => !manifest[key]?.isEntry && manifest[key]?.css);
if (styled.length > 0) {
  console.error(`With a style sheet of its own: ${styled.join(', ')}`);
  process.exitCode = 1;
}
if (broken.length > 0) {
  console.error(`Over the budget: ${broken.join(', ')}`);
  process.exitCode = 1;
}
