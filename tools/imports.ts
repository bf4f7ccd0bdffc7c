import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** All TypeScript files, tests included, as paths from the repository's folder. */
export const files: readonly string[] = globSync(
  '{contract,sample-data,graph,web,testkit,tools}/**/*.{ts,tsx}',
  { cwd: root, exclude: (path) => /node_modules|(^|\/)dist(\/|$)/.test(path) },
).sort();

/** One import: a file of ours by its path, or a package by its name. */
export type Import = { from: string; to: string; typesOnly: boolean };

// Static imports and exports, dynamic imports, imports in types, modules that a test replaces, and the files of workers
// and child processes.
const patterns = [
  /^(?:import|export)\s(?:(?<types>type)\s)?[^'";]*?\bfrom\s*'(?<path>[^']+)'/gm,
  /^import\s*'(?<path>[^']+)'/gm,
  /\bimport\(\s*'(?<path>[^']+)'/g,
  /\bvi\.(?:mock|doMock|importActual)(?:<[^(]*>)?\(\s*(?:import\(\s*)?'(?<path>[^']+)'/g,
  /\bnew URL\(\s*'(?<path>[^']+\.tsx?)'/g,
];

function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ groups }) => ({
      from,
      to: targetOf(from, groups?.path ?? ''),
      typesOnly: groups?.types !== undefined,
    }));
}

function targetOf(from: string, path: string): string {
  if (path.startsWith('.')) return normalize(join(dirname(from), path)).replace(/\?.*$/, '');
  if (path.startsWith('@fitness-zone/')) return path.replace('@fitness-zone/', '');
  return path.startsWith('@') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '');
}

export const imports: readonly Import[] = files.flatMap(importsOf);

/** Dynamic imports whose path is only known at run time, as `file: line`. */
export const computedImports = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^.*\bimport\((?!\s*').*$/gm)].map(
    ([line]) => `${file}: ${line.trim()}`,
  ),
);

/**
 * The cycles among names that use each other, each as `a → b → a`, by the shortest way back from every use.
 * @param groupOf the name a file belongs to; undefined leaves the file out
 */
export function cyclesAmong(groupOf: (file: string) => string | undefined): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [groupOf(from), groupOf(to)];
    if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  const cycles = [...uses].flatMap(([user, all]) =>
    [...all].flatMap((used) => shortestWay(uses, used, user) ?? []),
  );
  return [...new Set(cycles)].sort();
}

/** The way from one name to another and back, starting with the first name of the alphabet. */
function shortestWay(uses: Map<string, Set<string>>, from: string, to: string): string | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const name of before.keys()) {
    if (name === to) break;
    for (const next of uses.get(name) ?? []) if (!before.has(next)) before.set(next, name);
  }
  if (!before.has(to)) return null;
  const way: string[] = [];
  for (let name: string | null | undefined = to; name; name = before.get(name)) way.unshift(name);
  const first = way.indexOf([...way].sort()[0] ?? '');
  return [...way.slice(first), ...way.slice(0, first), way[first]].join(' → ');
}
