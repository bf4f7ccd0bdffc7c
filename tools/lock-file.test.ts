import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tidied } from './lock-file.ts';

test('the lock file names no host and no engines (otherwise: npm run lock)', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  expect(text === tidied(text)).toBe(true);
});
