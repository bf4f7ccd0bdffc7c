import { dealingSchedule } from '@fitness-zone/testkit/dealing/dealing-schedule.ts';
import { startDealingServices } from '@fitness-zone/testkit/dealing/dealing-state.ts';
import { runDealing } from '@fitness-zone/testkit/dealing/run-dealing.ts';
import fc from 'fast-check';
import { test } from 'vitest';

// The provider's records grow with each schedule and are read again and again.
const runCount = 20;
const schedulesPerRun = 50;

test.each(Array.from({ length: runCount }, (_, index) => index + 1))(
  `run %i of ${runCount}: ${schedulesPerRun} schedules of dealing keep the rules and equal books`,
  async (index) => {
    const seed = (Date.now() + index) % 2 ** 31;
    process.stdout.write(`dealing: ${schedulesPerRun} schedules, seed ${seed}\n`);
    const services = await startDealingServices();
    try {
      const property = fc.asyncProperty(dealingSchedule, (one) => runDealing(services, one));
      await fc.assert(property, { numRuns: schedulesPerRun, seed, endOnFailure: true });
    } finally {
      await services.close();
    }
  },
  900_000,
);
