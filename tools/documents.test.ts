import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './imports.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const documents = globSync('{*.md,docs/*.md,{graph,web}/**/*.md}', {
  cwd: root,
  exclude: (path) => /node_modules|(^|\/)dist(\/|$)/.test(path),
}).sort();

/** The relative links of a document, without what follows the file. */
const linksOf = (document: string): string[] =>
  [...read(document).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => path);

test('every link between documents, and to a file, leads to one', () => {
  const links = documents.flatMap((from) => linksOf(from).map((path) => ({ from, path })));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ from, path }) => !existsSync(join(root, dirname(from), path)))).toEqual(
    [],
  );
});

test('every domain and feature has a README', () => {
  const folders = ['graph/src/domains', 'web/src/features'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(parent, name)),
  );
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

test('each number in docs/recipes.md has its name in its file', () => {
  const rows = read('docs/recipes.md').matchAll(
    /^\| [^|]+ \| (`[^|]+`) \| \[[^\]]+\]\(\.\.\/([^)]+)\) \|$/gm,
  );
  const numbers = [...rows].flatMap(([, names = '', file = '']) =>
    names.split(', ').map((name) => ({ name: name.slice(1, -1), file })),
  );
  expect(numbers.length).toBeGreaterThan(25);
  expect(numbers.filter(({ name, file }) => !read(file).includes(name))).toEqual([]);
});
