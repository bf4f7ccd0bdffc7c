import { runs } from '@fitness-zone/testkit/breadth.ts';
import { dealingSchedule } from '@fitness-zone/testkit/dealing/dealing-schedule.ts';
import {
  type DealingServices,
  startDealingServices,
} from '@fitness-zone/testkit/dealing/dealing-state.ts';
import { runDealing } from '@fitness-zone/testkit/dealing/run-dealing.ts';
import { checkSchedules } from '@fitness-zone/testkit/schedules/check-schedules.ts';
import { afterAll, beforeAll, test } from 'vitest';

let services: DealingServices;
beforeAll(async () => {
  services = await startDealingServices();
});
afterAll(() => services.close());

// The long run of the same property is dealing.proof.ts.
test('under every schedule of offers, payments, faults and clock jumps the rules hold, and the books are equal', async () => {
  await checkSchedules(dealingSchedule, (one) => runDealing(services, one), { numRuns: runs(4) });
});
