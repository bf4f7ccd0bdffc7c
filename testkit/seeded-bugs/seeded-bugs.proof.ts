import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrokenCopy, copyTree } from './broken-copy.ts';
import { seededBugs } from './seeded-bugs.ts';

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await copyTree();
});
afterAll(() => copy.remove());

test('without a bug these tests pass', async () => {
  expect(await copy.failuresOf(seededBugs)).toEqual(new Map());
});

test.each(seededBugs)('npm test finds that $bug', async ({ foundBy, tests, ...bug }) => {
  const failures = await copy.withBug(bug, () =>
    copy.failuresOf([{ foundBy, ...(tests && { tests }) }]),
  );
  expect([...failures.keys()]).toEqual([foundBy]);
});
