import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { seeded } from './seed.ts';

test('hostile bytes neither end the store nor harm its file nor its other clients', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const file = join(dataDir, 'store.sqlite');
  await fuzz(file, 5000, seeded(1));
  const db = new DatabaseSync(file);
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  rmSync(dataDir, { recursive: true, force: true });
});
