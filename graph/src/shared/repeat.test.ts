import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

/** The driver doesn't export its class. */
class Crowded extends mongo.MongoDriverError {
  override get name() {
    return 'MongoWaitQueueTimeoutError';
  }
}

test('a lack of free connections is reported once until the work succeeds; other faults each time', async () => {
  const outcomes = [
    new Crowded('full'),
    new Crowded('full'),
    null,
    new Crowded('full'),
    new Error('a'),
    new Error('b'),
  ];
  const faults: string[] = [];
  let nth = 0;
  const work = repeat(
    async () => {
      const outcome = outcomes[nth++];
      if (outcome) throw outcome;
    },
    { everyMs: 1, onFault: (fault) => faults.push((fault as Error).message) },
  );
  await expect.poll(() => nth).toBeGreaterThan(outcomes.length);
  await work.stop();
  expect(faults).toEqual(['full', 'full', 'a', 'b']);
});
