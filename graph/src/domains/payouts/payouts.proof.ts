import {
  checkPayoutSchedules,
  scheduleCurrencies,
} from '@fitness-zone/testkit/payments/check-payout-schedules.ts';
import { test } from 'vitest';

// 1,008 schedules in all. Each waits for its database more than it computes, so three shops run at once.
const runCount = 14;
const numRuns = 24;

test.each(Array.from({ length: runCount }, (_, index) => index + 1))(
  `run %i of ${runCount}: after ${numRuns} schedules in each currency all money is somewhere, in each order and in total`,
  async (index) => {
    const seed = (Date.now() + index) % 2 ** 31;
    const began = performance.now();
    await Promise.all(
      scheduleCurrencies.map((currency) => checkPayoutSchedules(currency, { numRuns, seed })),
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`payouts: run ${index}, seed ${seed}, ${seconds} s\n`);
  },
  1_800_000,
);
