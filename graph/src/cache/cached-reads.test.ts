import { runs } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { startInterleaving } from '@fitness-zone/testkit/reads/interleaved-reads.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

async function interleaving() {
  const started = await startInterleaving();
  onTestFinished(() => started.close());
  return started;
}

test('reads among writes, through both APIs, are what the database has', async () => {
  const { run } = await interleaving();
  expect(await run(20_261_122, runs(60))).toBeNull();
});

proof.each(['users', 'categories', 'products', 'bookings', 'wishes'])(
  'a cache that misses the writes to %s is found',
  async (missed) => {
    const { shop, run } = await interleaving();
    const { written } = shop.cache;
    vi.spyOn(shop.cache, 'written').mockImplementation((write) => {
      if (write.collection !== missed) written.call(shop.cache, write);
    });
    expect(await run(7, 300)).not.toBeNull();
  },
);
