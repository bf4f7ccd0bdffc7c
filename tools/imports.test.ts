import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computedImports, cyclesAmong, files, imports, root } from './imports.ts';
import { layerOf, layers, packages, tests } from './layers.ts';

/** The domains that each domain of the server uses. */
const domains: Record<string, string[]> = {
  pictures: [],
  'private-photos': ['accounts', 'pictures'],
  outbox: [],
  'overview-days': [],
  audit: [],
  places: [],
  catalog: ['audit', 'outbox', 'overview-days', 'pictures', 'places'],
  'price-guide': ['catalog'],
  lists: ['catalog', 'outbox', 'pictures'],
  follows: ['catalog', 'pictures'],
  'saved-searches': ['catalog'],
  'accounts/sign-ins': [],
  accounts: [
    ...['audit', 'lists', 'outbox', 'overview-days', 'pictures', 'places'],
    'accounts/sign-ins',
  ],
  uploads: ['accounts', 'pictures', 'private-photos'],
  payments: ['accounts', 'audit', 'catalog', 'lists', 'outbox', 'overview-days'],
  orders: ['accounts', 'audit', 'catalog', 'outbox', 'payments', 'pictures', 'private-photos'],
  messages: ['catalog', 'follows', 'orders', 'outbox', 'private-photos'],
  payouts: ['accounts', 'audit', 'orders', 'outbox', 'overview-days', 'payments', 'receipts'],
  receipts: ['accounts', 'orders', 'payments', 'pictures'],
  reports: ['accounts', 'audit', 'catalog', 'messages', 'outbox', 'accounts/suspension'],
  offers: ['catalog', 'messages', 'outbox', 'payments'],
  reviews: ['catalog', 'messages', 'offers', 'outbox', 'payments'],
  'accounts/profile': ['accounts', 'messages', 'offers', 'pictures', 'places'],
  live: ['accounts', 'messages', 'orders', 'payments', 'reviews'],
  shop: [],
  statistics: ['catalog', 'payments'],
  searches: ['statistics'],
  overview: ['catalog', 'overview-days', 'payments'],
  notifications: [
    ...['accounts', 'catalog', 'lists', 'messages', 'offers', 'outbox', 'payments', 'payouts'],
    ...['orders', 'reports', 'reviews', 'saved-searches'],
  ],
  'accounts/deletion': [
    ...['accounts', 'audit', 'catalog', 'follows', 'lists', 'messages', 'notifications'],
    ...['offers', 'orders', 'payments', 'private-photos', 'accounts/people', 'reviews'],
    ...['accounts/sign-ins', 'saved-searches', 'uploads'],
  ],
  'accounts/suspension': [
    ...['accounts', 'audit', 'catalog', 'messages', 'offers', 'orders', 'outbox', 'payments'],
  ],
  'accounts/people': ['accounts'],
  'accounts/personal-data': [
    ...['accounts', 'audit', 'catalog', 'lists', 'messages', 'notifications'],
    ...['offers', 'orders', 'payments', 'payouts', 'pictures', 'private-photos', 'reviews'],
    ...['accounts/sign-ins', 'saved-searches'],
  ],
  health: ['notifications', 'outbox'],
};

/** The features that each feature of the web application uses. */
const features: Record<string, string[]> = {
  browsing: [],
  places: ['browsing'],
  'price-guide': [],
  session: ['browsing'],
  units: ['places'],
  payouts: [],
  info: ['payouts'],
  uploads: ['session'],
  audit: [],
  health: [],
  orders: ['browsing', 'messages', 'payments', 'payouts', 'reviews', 'session', 'uploads'],
  overview: ['payments'],
  notifications: ['session'],
  reviews: ['session'],
  reports: ['session'],
  messages: ['follows', 'reports', 'session', 'uploads'],
  offers: ['browsing', 'session', 'price-guide'],
  follows: ['session'],
  lists: ['browsing', 'follows', 'offers', 'places', 'session'],
  'saved-searches': ['browsing', 'session'],
  catalog: [
    'payouts',
    ...[
      'browsing',
      'follows',
      'lists',
      'messages',
      'offers',
      'places',
      'price-guide',
      'reports',
      'reviews',
      'saved-searches',
      'session',
    ],
    'units',
    'uploads',
  ],
  moderation: ['accounts', 'catalog', 'lists', 'offers', 'payments', 'reports'],
  compare: ['browsing', 'catalog', 'lists', 'places', 'session', 'units'],
  payments: ['browsing', 'catalog', 'lists', 'offers', 'reviews', 'session'],
  accounts: [
    'payouts',
    ...['audit', 'browsing', 'catalog', 'messages', 'offers', 'payments', 'places', 'reviews'],
    ...['session', 'units', 'uploads'],
  ],
  person: ['accounts', 'audit', 'catalog', 'moderation', 'payments', 'reports', 'session'],
  home: ['browsing', 'catalog', 'info', 'places'],
};

const isTest = (file: string) =>
  /\.test\./.test(file) || tests.some(({ layer }) => layer === layerOf(file));
const inFolder = (pattern: RegExp) => (file: string) =>
  isTest(file) ? undefined : pattern.exec(file)?.[1];
/** What belongs to accounts but uses other domains counts as one of its own. */
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

test.each([
  ['domains', domainOf, domains],
  ['features', featureOf, features],
] as const)('%s use only those that the table names', (_what, groupOf, table) => {
  const known = new Set(files.map(groupOf).filter((group) => group !== undefined));
  expect([...known].sort()).toEqual(Object.keys(table).sort());
  const wrong = imports.filter(({ from, to }) => {
    const [user, used] = [groupOf(from), groupOf(to)];
    return user && used && user !== used && !table[user]?.includes(used);
  });
  expect(written(wrong)).toEqual([]);
});

test.each([
  // What the generated types describe is partly made of the records and pages of the services.
  ['files', (file: string) => (/\/generated\//.test(file) ? undefined : file)],
  ['domains', domainOf],
  ['features', featureOf],
] as const)('%s import each other in no cycle', (_what, groupOf) => {
  expect(cyclesAmong(groupOf)).toEqual([]);
});
