import { openWorld } from '@fitness-zone/testkit/payments/payment-processes.ts';
import { play } from '@fitness-zone/testkit/payments/run-schedule.ts';
import { schedule } from '@fitness-zone/testkit/payments/schedule.ts';
import fc from 'fast-check';
import { test } from 'vitest';

// The sweeper reads the whole ledger each time: small worlds keep a thousand schedules to minutes.
const WORLDS = 20;
const SCHEDULES = 50;

test.each(Array.from({ length: WORLDS }, (_, index) => index + 1))(
  `world %i of ${WORLDS}: ${SCHEDULES} schedules of kills, losses and repeats end with one sale and equal books`,
  async (index) => {
    const seed = (Date.now() + index) % 2 ** 31;
    process.stdout.write(`payments: ${SCHEDULES} schedules, seed ${seed}\n`);
    const world = await openWorld();
    try {
      const property = fc.asyncProperty(schedule, (rounds) => play(world, rounds));
      await fc.assert(property, { numRuns: SCHEDULES, seed, endOnFailure: true });
    } finally {
      await world.close();
    }
  },
  600_000,
);
