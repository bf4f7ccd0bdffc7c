import { startInterleaving } from '@fitness-zone/testkit/reads/interleaved-reads.ts';
import { expect, test } from 'vitest';

const runs = 20;
const acts = 1_000;

test.each(Array.from({ length: runs }, (_, index) => index + 1))(
  `run %i of ${runs}: reads among ${acts} writes are what the database has`,
  async (index) => {
    const seed = (Date.now() + index) % 2 ** 31;
    process.stdout.write(`reads: ${acts} writes, seed ${seed}\n`);
    const { run, close } = await startInterleaving();
    try {
      expect(await run(seed, acts)).toBeNull();
    } finally {
      await close();
    }
  },
  600_000,
);
