import { dealingSchedule } from '@fitness-zone/testkit/dealing/dealing-schedule.ts';
import { startDealingServices } from '@fitness-zone/testkit/dealing/dealing-state.ts';
import { runDealing } from '@fitness-zone/testkit/dealing/run-dealing.ts';
import { checkSchedules, proveSchedules } from '@fitness-zone/testkit/schedules/check-schedules.ts';

const numRuns = 50;
const title = `${numRuns} schedules of dealing keep the rules and equal books`;

proveSchedules({ name: 'dealing', runCount: 20, title }, async ({ seed }) => {
  const services = await startDealingServices();
  try {
    const run = { numRuns, seed };
    await checkSchedules(dealingSchedule, (one) => runDealing(services, one), run);
  } finally {
    await services.close();
  }
});
