import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { checkAfterwards, killRound, nothing } from './crash-rounds.ts';
import { newSeed, seededRandom } from './random.ts';

test('twenty kills lose, double and split nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  const chance = seededRandom(newSeed('kills'));
  const so = nothing();
  for (let round = 0; round < 20; round++) await killRound(dataDir, round, chance, so);
  await checkAfterwards(dataDir, so);
  rmSync(dataDir, { recursive: true, force: true });
});
