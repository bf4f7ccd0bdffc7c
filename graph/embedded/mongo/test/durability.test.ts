import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { checkAfterwards, killRound, nothing } from './crash-rounds.ts';
import { seededRandom } from './random.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('acknowledged writes survive kill -9: whole, once, and in every index', async () => {
  const so = nothing();
  for (let round = 0; round < 3; round++) await killRound(dataDir, round, seededRandom(round), so);
  await checkAfterwards(dataDir, so);
});
