import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePrivate } from './make-private.ts';

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a folder that others could read is closed to them, with all that it holds', () => {
  const umask = process.umask();
  onTestFinished(() => void process.umask(umask));
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  chmodSync(outside, 0o755);
  const folder = join(outside, 'data');
  mkdirSync(join(folder, 'images/one'), { recursive: true });
  const files = ['store.sqlite', 'images/one/320.webp'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, '', { mode: 0o644 });
  symlinkSync(outside, join(folder, 'images/link'));

  makePrivate(folder);
  expect(['', 'images', 'images/one'].map((name) => mode(join(folder, name)))).toEqual(
    Array(3).fill('700'),
  );
  expect(files.map(mode)).toEqual(['600', '600']);
  expect(mode(outside)).toBe('755');

  mkdirSync(join(folder, 'later'));
  writeFileSync(join(folder, 'later/file'), '', { mode: 0o644 });
  expect([mode(join(folder, 'later')), mode(join(folder, 'later/file'))]).toEqual(['700', '600']);
});
