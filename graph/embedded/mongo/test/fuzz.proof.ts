import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { newSeed, seededRandom } from './random.ts';

test('a hundred thousand hostile messages change nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
  await fuzz(join(dataDir, 'store.sqlite'), 100_000, seededRandom(newSeed('hostile bytes')));
  rmSync(dataDir, { recursive: true, force: true });
});
