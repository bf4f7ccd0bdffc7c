import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { play } from '../../../test/payments/play.ts';
import { schedule } from '../../../test/payments/schedule.ts';
import { openWorld, type World } from '../../../test/payments/world.ts';

const SCHEDULES = 1000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test(`${SCHEDULES} schedules of kills, losses and repeats end with one sale and equal books`, async () => {
  const seed = Date.now() % 2 ** 31;
  process.stdout.write(`payments: ${SCHEDULES} schedules, seed ${seed}\n`);
  const property = fc.asyncProperty(schedule, (rounds) => play(world, rounds));
  await fc.assert(property, { numRuns: SCHEDULES, seed, endOnFailure: true });
}, 3_600_000);
