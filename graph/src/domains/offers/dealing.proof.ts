import { dealingSchedule } from '@fitness-zone/testkit/dealing/dealing-schedule.ts';
import { startDealingServices } from '@fitness-zone/testkit/dealing/dealing-state.ts';
import { runDealing } from '@fitness-zone/testkit/dealing/run-dealing.ts';
import { checkSchedules, proveSchedules } from '@fitness-zone/testkit/schedules/check-schedules.ts';

const sentence = '50 schedules of dealing keep the rules and equal books';

proveSchedules({ name: 'dealing', runCount: 20, sentence }, async ({ seed }) => {
  const services = await startDealingServices();
  try {
    const run = { numRuns: 50, seed };
    await checkSchedules(dealingSchedule, (one) => runDealing(services, one), run);
  } finally {
    await services.close();
  }
});
