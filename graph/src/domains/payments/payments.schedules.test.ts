import { openWorld, type World } from '@fitness-zone/testkit/payments/payment-processes.ts';
import { play } from '@fitness-zone/testkit/payments/run-schedule.ts';
import { schedule } from '@fitness-zone/testkit/payments/schedule.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// The long run of the same property is payments.proof.ts.
test('one sale, no money without goods or refund, and equal books, whatever fails and when', async () => {
  const property = fc.asyncProperty(schedule, (rounds) => play(world, rounds));
  await fc.assert(property, { numRuns: 50, endOnFailure: true });
}, 240_000);
