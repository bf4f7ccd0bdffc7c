import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

// Which files may import which, server and web alike; type imports and dynamic imports count, too.

const root = join(import.meta.dirname, '..');

/** The first layer whose pattern a file's path fits is its layer. */
const layers: { layer: string; files: RegExp; mayImport: string[] }[] = [
  { layer: 'contract', files: /^contract\//, mayImport: [] },
  { layer: 'sample data', files: /^sample-data\//, mayImport: ['contract'] },

  // The server, from the lowest layer to the highest.
  { layer: 'embedded', files: /^graph\/embedded\//, mayImport: ['contract'] },
  { layer: 'shared', files: /^graph\/src\/shared\//, mayImport: ['contract'] },
  { layer: 'config', files: /^graph\/src\/config\//, mayImport: ['shared', 'contract'] },
  {
    layer: 'adapters',
    files: /^graph\/src\/adapters\//,
    mayImport: ['embedded', 'config', 'shared', 'contract'],
  },
  {
    layer: 'context',
    files: /^graph\/src\/context\//,
    mayImport: ['adapters', 'config', 'shared', 'contract'],
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
      /^graph\/src\/(graphql|rest|http|generated)\/|^graph\/src\/domains\/.*\.(resolvers|rest|shapes|webhook)\.ts$/,
    mayImport: ['services', 'models', 'context', 'adapters', 'shared', 'contract', 'sample data'],
  },
  {
    layer: 'services',
    files: /^graph\/src\/domains\//,
    mayImport: ['models', 'context', 'adapters', 'shared', 'contract'],
  },
  {
    layer: 'seed',
    files: /^graph\/seed\//,
    mayImport: ['services', 'models', 'context', 'shared', 'contract', 'sample data'],
  },
  {
    layer: 'start',
    files: /^graph\/src\/(start\/|main\.ts$)/,
    mayImport: [
      ...['API', 'services', 'models', 'context', 'adapters', 'config', 'shared'],
      ...['seed', 'contract', 'sample data'],
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
  { layer: 'web types', files: /^web\/src\/generated\//, mayImport: ['web lib', 'contract'] },
  { layer: 'web lib', files: /^web\/src\/lib\//, mayImport: ['contract'] },
  { layer: 'web ui', files: /^web\/src\/ui\//, mayImport: ['web lib', 'web types', 'contract'] },
  {
    layer: 'web embedded',
    files: /^web\/src\/embedded\//,
    mayImport: ['web ui', 'web lib', 'contract'],
  },
  {
    layer: 'web apollo',
    files: /^web\/src\/apollo\//,
    mayImport: ['web ui', 'web lib', 'web types', 'contract'],
  },
  // The one file through which the application reaches the card sandbox of the browser.
  {
    layer: 'card loader',
    files: /^web\/src\/features\/payments\/checkout\/loadStripe\.ts$/,
    mayImport: ['web embedded', 'web lib', 'contract'],
  },
  {
    layer: 'features',
    files: /^web\/src\/features\//,
    mayImport: ['card loader', 'web apollo', 'web ui', 'web lib', 'web types', 'contract'],
  },
  {
    layer: 'app',
    files: /^web\/src\/(app\/|main\.tsx$)/,
    mayImport: ['features', 'web apollo', 'web ui', 'web lib', 'web types', 'contract', 'mocks'],
  },
  {
    layer: 'mocks',
    files: /^web\/mocks\//,
    mayImport: [
      ...['features', 'web apollo', 'web ui', 'web lib', 'web types'],
      ...['contract', 'sample data'],
    ],
  },
];

type Import = { from: string; to: string };

const isProduct = (file: string) =>
  !/\.(test|proof|fixture|bench)\.|\/(test|dist|public)\//.test(file);

const files = globSync(
  '{contract,sample-data,graph/{src,embedded,seed,scripts},web/{src,mocks}}/**/*.{ts,tsx}',
  { cwd: root },
).filter(isProduct);

const imports: Import[] = files.flatMap((from) =>
  [
    ...readFileSync(join(root, from), 'utf8').matchAll(
      /(?:\bfrom|\bimport\(|^import)\s*'((?:\.|@fitness-zone\/)[^']+)'/gm,
    ),
  ]
    .filter(([, path = '']) => !path.includes('schema.graphql'))
    .map(([, path = '']) => ({
      from,
      to: path.startsWith('.')
        ? normalize(join(dirname(from), path))
        : path.replace('@fitness-zone/', ''),
    })),
);

const isGenerated = (file: string) => /\/generated\//.test(file);

const layerOf = (file: string) => layers.find(({ files }) => files.test(file));

/** The first circle among names that use each other, as `a → b → a`; null if there is none. */
function findCycle(uses: Map<string, Set<string>>): string | null {
  const done = new Set<string>();
  const visit = (name: string, path: string[]): string | null => {
    const start = path.indexOf(name);
    if (start >= 0) return [...path.slice(start), name].join(' → ');
    if (done.has(name)) return null;
    for (const used of uses.get(name) ?? []) {
      const cycle = visit(used, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of uses.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Who uses whom among the groups that files belong to; files without a group are left out. */
function usesAmong(groupOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [groupOf(from), groupOf(to)];
    if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  return uses;
}

test('every file has a layer', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(imports.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !layerOf(file))).toEqual([]);
  expect(
    imports.filter(({ from, to }) => !isGenerated(from) && !existsSync(join(root, to))),
  ).toEqual([]);
});

test.each(layers)('$layer imports only from the layers below it', ({ layer, mayImport }) => {
  const wrong = imports.filter(({ from, to }) => {
    const target = layerOf(to)?.layer;
    return layerOf(from)?.layer === layer && target !== layer && !mayImport.includes(target ?? '');
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('files import each other in no circle', () => {
  expect(findCycle(usesAmong((file) => (isGenerated(file) ? undefined : file)))).toBeNull();
});

test('domains use each other in no circle', () => {
  expect(
    findCycle(usesAmong((file) => /^graph\/src\/domains\/([^/]+)\//.exec(file)?.[1])),
  ).toBeNull();
});

test('features use each other in no circle', () => {
  expect(
    findCycle(usesAmong((file) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1])),
  ).toBeNull();
});
