import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

type Import = { from: string; to: string };

/** Every import between our own files, tests and their tools aside, by paths below `src`. */
const imports: Import[] = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|^generated\//.test(file))
  .flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
      ([, target = '']) => ({ from, to: normalize(join(dirname(from), target)) }),
    ),
  );

const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

test.each([
  { room: 'lib/', mayUse: /^(lib|generated)\// },
  { room: 'ui/', mayUse: /^(ui|lib|generated)\// },
  { room: 'features/', mayUse: /^(features|embedded|apollo|ui|lib|generated)\// },
])('$room imports from its own floor and those below', ({ room, mayUse }) => {
  const wrong = imports.filter(({ from, to }) => from.startsWith(room) && !mayUse.test(to));
  expect(wrong).toEqual([]);
});

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(300);
});

test('features use each other in one direction only', () => {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [featureOf(from), featureOf(to)];
    if (!user || !used || user === used) continue;
    uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  const path: string[] = [];
  const visit = (feature: string) => {
    if (path.includes(feature)) throw new Error(`A circle: ${[...path, feature].join(' → ')}`);
    path.push(feature);
    for (const used of uses.get(feature) ?? []) visit(used);
    path.pop();
  };
  for (const feature of uses.keys()) visit(feature);
});
