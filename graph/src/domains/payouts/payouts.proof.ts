import {
  checkPayoutSchedules,
  scheduleCurrencies,
} from '@fitness-zone/testkit/payments/check-payout-schedules.ts';
import { proveSchedules } from '@fitness-zone/testkit/schedules/check-schedules.ts';

// 1,008 schedules in all. Each waits for its database more than it computes, so three shops run at once.
const numRuns = 24;
const title = `after ${numRuns} schedules in each currency all money is somewhere, in each order and in total`;

proveSchedules({ name: 'payouts', runCount: 14, title }, async ({ seed }) => {
  await Promise.all(
    scheduleCurrencies.map((currency) => checkPayoutSchedules(currency, { numRuns, seed })),
  );
});
