import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tidied } from './lock-file.ts';

test('the lock file names no host and no engines (otherwise: npm run lock)', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  expect(text === tidied(text)).toBe(true);
});

// An override's path is relative to the package that depends on it. It fails if npm installs that package elsewhere.
test('omitted packages are replaced by the empty package', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: true }>;
  };
  const links = Object.entries(packages).filter(([, { link }]) => link);
  const missing = links.filter(([, { resolved = '' }]) => !existsSync(`${resolved}/package.json`));
  expect(missing.map(([path]) => path)).toEqual([]);
  const { overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    overrides: Record<string, string | Record<string, string>>;
  };
  const leftOut = Object.entries(overrides).flatMap(([by, names]) =>
    typeof names === 'string' ? [] : Object.keys(names).map((name) => ({ by, name })),
  );
  const kept = leftOut.filter(({ by, name }) => {
    const nested = packages[`node_modules/${by}/node_modules/${name}`];
    return (nested ?? packages[`node_modules/${name}`])?.resolved !== 'tools/left-out';
  });
  expect(kept).toEqual([]);
});
