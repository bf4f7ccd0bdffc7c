import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computedImports, cyclesAmong, files, imports, root } from './imports.ts';

// Which files may import which, types included.

type Layer = { layer: string; files: RegExp; mayImport: string[] };

/** Beside the tests' own helpers, a test may import what its side of the product is made of. */
const tests: Layer[] = [
  // The operations that the client sends, which must be within the server's bounds.
  {
    layer: 'client operations',
    files: /^web\/testing\/generated\//,
    mayImport: ['web documents', 'web apollo', 'web types'],
  },
  {
    layer: 'server tests',
    files: /^graph\/.*\.(test|proof|fixture|bench)\.ts$|^graph\/(bench|embedded\/mongo\/test)\//,
    mayImport: [
      ...['testkit', 'client operations', 'contract', 'sample data'],
      ...['start', 'API', 'services', 'models', 'context', 'cache', 'search'],
      ...['adapters', 'config', 'shared', 'embedded', 'seed', 'scripts', 'pages'],
      'migrations',
    ],
  },
  {
    layer: 'testkit',
    files: /^testkit\//,
    mayImport: [
      ...['contract', 'sample data', 'start', 'API', 'services', 'models', 'context', 'cache'],
      ...['search', 'adapters', 'config', 'shared', 'embedded', 'API types'],
    ],
  },
  {
    layer: 'test settings',
    files: /^web\/vitest\.config\.ts$/,
    mayImport: ['testkit', 'web build'],
  },
  { layer: 'browser tests', files: /^web\/e2e\//, mayImport: ['testkit', 'web lib', 'contract'] },
  {
    layer: 'web tests',
    files: /^web\/(src|mocks)\/.*\.test\.tsx?$|^web\/testing\//,
    mayImport: [
      ...[
        'testkit',
        'shared',
        'client operations',
        'contract',
        'sample data',
        'mocks',
        'app',
        'features',
      ],
      ...['web documents', 'web apollo', 'web ui', 'web lib', 'web types', 'web embedded'],
    ],
  },
];

const product: Layer[] = [
  // Scalars and bounds as GraphQL executes them, on the server and in the mocks; no browser loads them.
  {
    layer: 'contract for GraphQL',
    files: /^contract\/inputs\/(argument-bounds|scalars)\.ts$/,
    mayImport: ['contract'],
  },
  { layer: 'contract', files: /^contract\//, mayImport: [] },
  { layer: 'sample data', files: /^sample-data\//, mayImport: ['contract'] },

  // The server, from the lowest layer to the highest.
  { layer: 'embedded', files: /^graph\/embedded\//, mayImport: ['contract'] },
  { layer: 'shared', files: /^graph\/src\/shared\//, mayImport: ['contract', 'API types'] },
  { layer: 'config', files: /^graph\/src\/config\//, mayImport: ['shared', 'contract'] },
  {
    layer: 'adapters',
    files: /^graph\/src\/adapters\//,
    mayImport: ['embedded', 'config', 'shared', 'contract'],
  },
  {
    layer: 'cache',
    files: /^graph\/src\/cache\//,
    mayImport: ['shared', 'contract'],
  },
  {
    layer: 'search',
    files: /^graph\/src\/search\//,
    mayImport: ['shared', 'contract'],
  },
  {
    layer: 'context',
    files: /^graph\/src\/context\//,
    mayImport: [...['cache', 'search', 'adapters', 'config', 'shared', 'contract']],
  },
  {
    layer: 'models',
    files: /^graph\/src\/domains\/.*\.model\.ts$/,
    mayImport: ['shared', 'contract'],
  },
  // Resolvers, REST routes and webhooks stand in the folder of their domain, above its services.
  {
    layer: 'API',
    files:
      /^graph\/src\/(graphql|rest|http)\/|^graph\/src\/domains\/.*\.(resolvers|rest|shapes|webhook)\.ts$/,
    mayImport: [
      ...['API types', 'services', 'models', 'context', 'adapters', 'shared'],
      ...['contract', 'contract for GraphQL', 'sample data'],
    ],
  },
  {
    layer: 'pages',
    files: /^graph\/src\/pages\//,
    mayImport: ['API', 'services', 'context', 'shared', 'contract'],
  },
  // Inputs as `schema.graphql` has them, which both APIs hand to the services.
  {
    layer: 'API types',
    files: /^graph\/src\/generated\//,
    mayImport: ['services', 'models', 'context', 'contract'],
  },
  {
    layer: 'services',
    files: /^graph\/src\/domains\//,
    mayImport: [
      ...['models', 'context', 'cache', 'search', 'adapters', 'shared'],
      ...['API types', 'contract'],
    ],
  },
  {
    layer: 'seed',
    files: /^graph\/seed\//,
    mayImport: ['services', 'models', 'context', 'shared', 'contract', 'sample data'],
  },
  {
    layer: 'migrations',
    files: /^graph\/src\/migrations\//,
    mayImport: ['context', 'adapters', 'shared', 'contract', 'sample data'],
  },
  {
    layer: 'start',
    files: /^graph\/src\/(start\/|main\.ts$)/,
    mayImport: [
      ...['pages', 'API', 'services', 'models', 'context', 'cache', 'search'],
      ...['adapters', 'config', 'shared'],
      ...['migrations', 'seed', 'contract', 'sample data'],
    ],
  },
  {
    layer: 'scripts',
    files: /^graph\/scripts\//,
    mayImport: [
      ...['start', 'services', 'context', 'adapters', 'config', 'shared', 'embedded', 'seed'],
      ...['contract', 'sample data'],
    ],
  },

  // The web application, from the lowest layer to the highest.
  {
    layer: 'web types',
    files: /^web\/src\/generated\/(graphql|fragments|possibleTypes)\.ts$/,
    mayImport: ['web lib', 'contract'],
  },
  // Parsed documents and hooks, a file for each feature.
  {
    layer: 'web documents',
    files: /^web\/src\/generated\//,
    mayImport: ['web apollo', 'web types'],
  },
  { layer: 'web lib', files: /^web\/src\/lib\//, mayImport: ['contract'] },
  { layer: 'web ui', files: /^web\/src\/ui\//, mayImport: ['web lib', 'web types', 'contract'] },
  { layer: 'web embedded', files: /^web\/src\/embedded\//, mayImport: ['contract'] },
  {
    layer: 'web apollo',
    files: /^web\/src\/apollo\//,
    mayImport: ['web ui', 'web lib', 'web types', 'contract'],
  },
  // The one file through which the application reaches the card sandbox of the browser.
  {
    layer: 'card loader',
    files: /^web\/src\/features\/payments\/checkout\/card\/loadStripe\.ts$/,
    mayImport: ['web embedded', 'web lib', 'contract'],
  },
  {
    layer: 'features',
    files: /^web\/src\/features\//,
    mayImport: [
      ...[
        'card loader',
        'web documents',
        'web apollo',
        'web ui',
        'web lib',
        'web types',
        'contract',
      ],
    ],
  },
  {
    layer: 'app',
    files: /^web\/src\/(app\/|main\.tsx$|start\.tsx$|renderPage\.tsx$)/,
    mayImport: [
      ...['features', 'web documents', 'web apollo', 'web ui', 'web lib', 'web types', 'contract'],
      'mocks',
    ],
  },
  {
    layer: 'mocks',
    files: /^web\/mocks\//,
    mayImport: [
      'features',
      'web apollo',
      'web lib',
      'contract',
      'contract for GraphQL',
      'sample data',
      'API types',
    ],
  },

  { layer: 'tools', files: /^tools\//, mayImport: ['contract'] },
  {
    layer: 'web build',
    files: /^web\/(build|scripts)\/|^web\/[^/]+\.ts$/,
    mayImport: ['testkit', 'web lib'],
  },
];

/** A file belongs to the first layer whose pattern fits its path. */
const layers = [...tests, ...product];
const layerOf = (file: string) => layers.find((one) => one.files.test(file))?.layer;

/** Which domains of the server a domain uses. */
const domains: Record<string, string[]> = {
  pictures: [],
  'private-photos': ['accounts', 'pictures'],
  outbox: [],
  'overview-days': [],
  audit: [],
  places: [],
  catalog: ['audit', 'outbox', 'overview-days', 'pictures', 'places'],
  lists: ['catalog', 'outbox', 'pictures'],
  'accounts/sign-ins': [],
  accounts: [
    ...['audit', 'lists', 'outbox', 'overview-days', 'pictures', 'places'],
    'accounts/sign-ins',
  ],
  uploads: ['accounts', 'pictures', 'private-photos'],
  payments: ['accounts', 'audit', 'catalog', 'lists', 'outbox', 'overview-days'],
  orders: ['accounts', 'audit', 'catalog', 'outbox', 'payments', 'pictures'],
  messages: ['catalog', 'outbox', 'private-photos'],
  payouts: ['audit', 'orders', 'outbox', 'payments'],
  receipts: ['accounts', 'orders', 'payments', 'pictures'],
  reports: ['accounts', 'audit', 'catalog', 'messages', 'outbox', 'accounts/suspension'],
  offers: ['catalog', 'messages', 'outbox', 'payments'],
  reviews: ['catalog', 'messages', 'offers', 'outbox', 'payments'],
  'accounts/profile': ['accounts', 'messages', 'offers', 'pictures', 'places'],
  live: ['accounts', 'messages', 'orders', 'payments', 'reviews'],
  shop: [],
  statistics: ['catalog', 'payments'],
  overview: ['catalog', 'overview-days', 'payments', 'payouts'],
  notifications: [
    ...['accounts', 'catalog', 'lists', 'messages', 'offers', 'outbox', 'payments', 'payouts'],
    ...['orders', 'reports', 'reviews'],
  ],
  'accounts/deletion': [
    ...['accounts', 'audit', 'catalog', 'lists', 'messages', 'notifications'],
    ...['offers', 'orders', 'payments', 'private-photos', 'accounts/people', 'reviews'],
    ...['accounts/sign-ins', 'uploads'],
  ],
  'accounts/suspension': ['accounts', 'audit', 'catalog', 'offers', 'outbox', 'payments'],
  'accounts/people': ['accounts'],
  'accounts/personal-data': [
    ...['accounts', 'audit', 'catalog', 'lists', 'messages', 'notifications'],
    ...['offers', 'orders', 'payments', 'pictures', 'private-photos', 'reviews'],
    'accounts/sign-ins',
  ],
  health: ['notifications', 'outbox'],
};

/** Which features of the web application a feature uses. */
const features: Record<string, string[]> = {
  browsing: [],
  session: ['browsing'],
  info: [],
  uploads: ['session'],
  audit: [],
  health: [],
  orders: ['browsing', 'messages', 'payments', 'reviews', 'session'],
  overview: ['payments'],
  notifications: ['session'],
  reviews: ['session'],
  reports: ['session'],
  messages: ['reports', 'session'],
  offers: ['browsing', 'session'],
  lists: ['browsing', 'offers', 'session'],
  catalog: [
    ...['browsing', 'lists', 'messages', 'offers', 'reports', 'reviews', 'session', 'uploads'],
  ],
  moderation: ['accounts', 'catalog', 'lists', 'offers', 'payments', 'reports'],
  compare: ['browsing', 'catalog', 'lists', 'session'],
  payments: ['browsing', 'catalog', 'lists', 'offers', 'reviews', 'session'],
  accounts: [
    ...['audit', 'browsing', 'catalog', 'messages', 'offers', 'payments', 'reviews'],
    ...['session', 'uploads'],
  ],
  person: ['accounts', 'audit', 'catalog', 'moderation', 'payments', 'reports', 'session'],
  home: ['browsing', 'catalog', 'info'],
};

/** Packages that belong to some layers only; tests are free. */
const packages: { package: RegExp; layers: string[] }[] = [
  {
    package: /^@apollo\/server$|^graphql-(scalars|query-complexity)$/,
    layers: ['API', 'contract for GraphQL'],
  },
  {
    package: /^graphql$/,
    layers: [
      'contract for GraphQL',
      'API',
      'API types',
      'pages',
      'web apollo',
      'app',
      'mocks',
      'tools',
    ],
  },
  {
    package: /^(@apollo\/client|react|react-dom|react-router-dom)$/,
    layers: [
      ...['app', 'features', 'web documents', 'web apollo', 'web ui', 'web lib', 'web types'],
    ],
  },
  { package: /^(firebase-admin|sharp|ioredis|nodemailer)$/, layers: ['adapters'] },
  { package: /^prom-client$/, layers: ['API'] },
  { package: /^firebase$/, layers: ['features', 'mocks'] },
  { package: /^(msw|@graphql-tools\/schema)$/, layers: ['mocks', 'API'] },
];

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
