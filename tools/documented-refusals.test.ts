import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from './imports.ts';

// The docstring of every exported function of a domain names the codes of the refusals that it raises.

/** Files of the domains below the API: services, queries and what they share. */
const services = files.filter(
  (file) =>
    /^graph\/src\/domains\//.test(file) &&
    !/\.(test|proof|resolvers|rest|shapes|webhook|model|loaders)\.ts$/.test(file),
);

/** The codes of what each of these functions refuses. */
const refusing: Record<string, string[]> = {
  requireUser: ['unauthenticated'],
  requireRole: ['unauthenticated', 'forbidden'],
  validInput: ['invalid'],
  limit: ['too-many-requests'],
  notFound: ['not-found'],
  toObjectId: ['not-found'],
  callIdentityProvider: ['unavailable'],
  callCardProvider: ['payment-refused', 'unavailable'],
};

type Declaration = { name: string; isExported: boolean; docstring: string; body: string };

const start = /^(export )?(?:async )?(?:function\*? |const )(\w+)/;

/** The functions and constants of a file, each with the docstring above it. */
function declarationsOf(text: string): Declaration[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (start.test(line) ? [index] : []));
  return starts.map((first, nth) => {
    const [, exported, name = ''] = start.exec(lines[first] ?? '') ?? [];
    const body = lines.slice(first, starts[nth + 1]).join('\n');
    const above = lines.slice(nth === 0 ? 0 : (starts[nth - 1] ?? 0) + 1, first).join('\n');
    const docstring = above.trimEnd().endsWith('*/') ? above.slice(above.lastIndexOf('/**')) : '';
    return { name, isExported: exported !== undefined, docstring, body: withoutComments(body) };
  });
}

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** The codes that a declaration raises, by itself and by the functions of its file that it calls. */
function codesOf(
  one: Declaration,
  all: readonly Declaration[],
  seen = new Set<string>(),
): string[] {
  seen.add(one.name);
  const calls = [...one.body.matchAll(/(?<![.\w])(\w+)(?:<[^()]*>)?\(/g)].map(([, name]) => name);
  const own = [...one.body.matchAll(/new Refusal\(\s*'([\w-]+)'/g)].map(([, code]) => code ?? '');
  const called = all.filter(({ name }) => calls.includes(name) && !seen.has(name));
  return [
    ...own,
    ...calls.flatMap((name) => (name && Object.hasOwn(refusing, name) ? refusing[name] : [])),
    ...called.flatMap((other) => codesOf(other, all, seen)),
  ].filter((code) => code !== undefined);
}

/** What the docstrings of a file's exported functions leave out, as `name: code`. */
function missingIn(text: string): string[] {
  const all = declarationsOf(text);
  return all
    .filter(({ isExported }) => isExported)
    .flatMap((one) =>
      [...new Set(codesOf(one, all))]
        .filter((code) => !one.docstring.includes(`\`${code}\``))
        .map((code) => `${one.name}: ${code}`),
    );
}

test('a refusal that a docstring leaves out is found, also behind a function of the same file', () => {
  const text = [
    '/** Books. @throws Refusal `unauthenticated`, `forbidden` */',
    'export async function book(context: Context) {',
    "  requireRole(context, 'buyer');",
    '  return find(context);',
    '}',
    '',
    'async function find(context: Context) {',
    "  throw new Refusal('conflict', 'Booked.');",
    '}',
  ];
  expect(missingIn(text.join('\n'))).toEqual(['book: conflict']);
});

test('every function of the domains names the refusals that it raises', () => {
  const missing = services.flatMap((file) =>
    missingIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file} ${line}`),
  );
  expect(missing).toEqual([]);
});
