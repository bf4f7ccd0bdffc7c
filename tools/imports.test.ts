import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computedImports, cyclesAmong, files, imports, root } from './imports.ts';
import { layerOf, layers, packages, tests } from './layers.ts';

const isTest = (file: string) =>
  /\.test\./.test(file) || tests.some(({ layer }) => layer === layerOf(file));
const inFolder = (pattern: RegExp) => (file: string) =>
  isTest(file) ? undefined : pattern.exec(file)?.[1];
/** A part of accounts that uses other domains counts as a domain of its own. */
const domainOf = inFolder(
  /^graph\/src\/domains\/(accounts\/(?:deletion|people|personal-data|profile|sign-ins|suspension)|[^/]+)\//,
);
const featureOf = inFolder(/^web\/src\/features\/([^/]+)\//);

const written = (wrong: readonly { from: string; to: string }[]) =>
  wrong.map(({ from, to }) => `${from} → ${to}`);

test('every file has a layer, and every import its file', () => {
  expect(files.length).toBeGreaterThan(700);
  expect(imports.length).toBeGreaterThan(3000);
  expect(files.filter((file) => !layerOf(file))).toEqual([]);
  expect(
    written(imports.filter(({ to }) => to.includes('.ts') && !existsSync(join(root, to)))),
  ).toEqual([]);
  // Files that only a build makes.
  expect(computedImports.filter((line) => !isTest(line.split(':', 1)[0] ?? ''))).toEqual([
    'graph/src/pages/render-page.ts: loading ??= import(bundle.href);',
    'web/src/lib/chunks/importChunk.ts: evaluating = import(/* @vite-ignore */ url).then(nextTask);',
  ]);
});

test.each(layers)('$layer imports only from the layers below it', ({ layer, mayImport }) => {
  const wrong = imports.filter(({ from, to }) => {
    const target = layerOf(to);
    const isOurs = /^(contract|graph|sample-data|testkit|tools|web)\//.test(to);
    return (
      isOurs && layerOf(from) === layer && target !== layer && !mayImport.includes(target ?? '')
    );
  });
  expect(written(wrong)).toEqual([]);
});

test('the types of the API are imported as types', () => {
  const wrong = imports.filter(({ to, typesOnly }) => layerOf(to) === 'API types' && !typesOnly);
  expect(written(wrong)).toEqual([]);
});

test.each(packages)('$package is imported by its layers alone', (rule) => {
  const wrong = imports.filter(
    ({ from, to }) =>
      rule.package.test(to) && !isTest(from) && !rule.layers.includes(layerOf(from) ?? ''),
  );
  expect(written(wrong)).toEqual([]);
});

test('contract imports nothing but itself', () => {
  const wrong = imports.filter(
    ({ from, to }) => layerOf(from) === 'contract' && !isTest(from) && layerOf(to) !== 'contract',
  );
  expect(written(wrong)).toEqual([]);
});

test('rules decide from what they are given', () => {
  const rules = files.filter((file) => /^graph\/.*\.rules\.ts$/.test(file));
  const reads =
    /\b(models|loaders)\b|\bevents\.publish|\bnow\(\)|\bDate\.now\b|\bnew Date\(\)|\bfetch\(/;
  const isReading = ({ to }: { to: string }) => /\.(service|queries|loaders)\.ts$/.test(to);
  expect(rules.length).toBeGreaterThan(60);
  expect(rules.filter((file) => reads.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(
    written(imports.filter((one) => rules.includes(one.from) && !one.typesOnly && isReading(one))),
  ).toEqual([]);
});

test('the modules of the mocks run in a browser', () => {
  const isLoaded = new Set(files.filter((file) => layerOf(file) === 'mocks'));
  for (const file of isLoaded)
    for (const { from, to, typesOnly } of imports)
      if (from === file && !typesOnly && files.includes(to)) isLoaded.add(to);
  const wrong = imports.filter(
    ({ from, to, typesOnly }) =>
      !typesOnly && isLoaded.has(from) && /^(node:|mongoose|fastify|@apollo\/server)/.test(to),
  );
  expect(isLoaded.size).toBeGreaterThan(50);
  expect(written(wrong)).toEqual([]);
});

test.each([
  // Generated types are skipped: some of them are built from the services' records and pages.
  ['files', (file: string) => (/\/generated\//.test(file) ? undefined : file)],
  ['domains', domainOf],
  ['features', featureOf],
] as const)('%s import each other in no cycle', (_what, groupOf) => {
  expect(cyclesAmong(groupOf)).toEqual([]);
});
