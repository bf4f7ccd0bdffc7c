// The files that each layer may import from, types included.

type Layer = { layer: string; files: RegExp; mayImport: string[] };

/** In addition to the tests' own helpers, a test may import everything that its side of the product may. */
export const tests: Layer[] = [
  // The operations that the client sends, which must be within the server's bounds.
  {
    layer: 'client operations',
    files: /^web\/testing\/generated\//,
    mayImport: ['web documents', 'web apollo', 'web types', 'web lib'],
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
  {
    layer: 'browser tests',
    files: /^web\/e2e\//,
    mayImport: ['testkit', 'screens', 'web lib', 'contract'],
  },
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
        'screens',
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
    mayImport: ['search', 'shared', 'contract'],
  },
  // Resolvers, REST routes and webhooks are in the folder of their domain, above its services.
  {
    layer: 'API',
    files:
      /^graph\/src\/(graphql|rest|http)\/|^graph\/src\/domains\/.*\.(resolvers|rest|webhook)\.ts$/,
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
  // Inputs from `schema.graphql`, which both APIs pass to the services.
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
      ...['search', 'contract', 'sample data'],
    ],
  },

  // The web application, from the lowest layer to the highest.
  {
    layer: 'web types',
    files: /^web\/src\/generated\/(graphql\.ts|fragments\/)/,
    mayImport: ['web lib', 'contract'],
  },
  // Parsed documents and hooks, a module for each, and a file for each feature that exports them.
  {
    layer: 'web documents',
    files: /^web\/src\/generated\//,
    mayImport: ['web apollo', 'web types', 'web lib'],
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
  // Screens put several features together.
  {
    layer: 'screens',
    files: /^web\/src\/screens\//,
    mayImport: [
      ...['features', 'web documents', 'web apollo', 'web ui', 'web lib', 'web types', 'contract'],
    ],
  },
  {
    layer: 'app',
    files: /^web\/src\/(app\/|main\.tsx$|start\.tsx$|renderPage\.tsx$)/,
    mayImport: [
      ...['screens', 'features', 'web documents', 'web apollo', 'web ui', 'web lib', 'web types'],
      ...['contract', 'mocks'],
    ],
  },
  {
    layer: 'service worker',
    files: /^web\/src\/serviceWorker\//,
    mayImport: ['web lib', 'contract'],
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
      // The mocks run the part of the server's search that works in a browser; `imports.test.ts` checks that it does.
      'services',
      'search',
      'adapters',
    ],
  },

  { layer: 'tools', files: /^tools\//, mayImport: ['contract'] },
  {
    layer: 'web build',
    files: /^web\/(build|scripts)\/|^web\/[^/]+\.ts$/,
    mayImport: ['testkit', 'screens', 'web lib'],
  },
];

/** A file belongs to the first layer whose pattern fits its path. */
export const layers = [...tests, ...product];
export const layerOf = (file: string) => layers.find((one) => one.files.test(file))?.layer;

/** Packages that only some layers may import; tests may import all. */
export const packages: { package: RegExp; layers: string[] }[] = [
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
      ...['app', 'screens', 'features', 'web documents', 'web apollo', 'web ui', 'web lib'],
      'web types',
    ],
  },
  { package: /^(firebase-admin|ioredis|nodemailer)$/, layers: ['adapters'] },
  { package: /^sharp$/, layers: ['adapters', 'web build'] },
  { package: /^prom-client$/, layers: ['API', 'shared'] },
  { package: /^firebase$/, layers: ['features', 'mocks'] },
  { package: /^(msw|@graphql-tools\/schema)$/, layers: ['mocks', 'API'] },
];
