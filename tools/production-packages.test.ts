import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imports, root } from './imports.ts';

type Lock = {
  packages: Record<string, { dev?: true; devOptional?: true; optional?: true; link?: true }>;
};
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

/** Runs in production; scripts build, develop or fill a shop. */
const server = /^(contract|sample-data|graph\/(embedded|seed|src))\//;
const isTest = /\.(test|proof|fixture)\.ts$|\/test\//;
const isOurs = /^(contract|graph|sample-data|testkit|tools|web)\//;

/** A package installed for a workspace: in its own folder, or in the root's. */
const installed = (name: string, from: string) =>
  packages[`${from.split('/', 1)[0]}/node_modules/${name}`] ?? packages[`node_modules/${name}`];

test('the server imports no package that production leaves out', () => {
  const used = imports.filter(
    ({ from, to, typesOnly }) =>
      server.test(from) && !isTest.test(from) && !typesOnly && !isOurs.test(to) && !isBuiltin(to),
  );
  expect(used.length).toBeGreaterThan(100);
  const missing = used.filter(({ to, from }) => installed(to, from)?.dev !== undefined);
  expect(missing.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('production installs neither the Auth emulator nor what only the build needs', () => {
  const leftOut = ['firebase-tools', 'firebase', 'vite', 'react-dom', '@mui/material'];
  for (const name of leftOut) {
    expect({ name, dev: installed(name, '')?.dev }).toEqual({ name, dev: true });
  }
  const kept = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional, link }]) =>
      path.includes('node_modules/') && !dev && !devOptional && !optional && !link,
  );
  expect(kept.length).toBeLessThan(430);
});
