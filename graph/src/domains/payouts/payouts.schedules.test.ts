import { sample } from '@fitness-zone/testkit/breadth.ts';
import {
  checkPayoutSchedules,
  scheduleCurrencies,
} from '@fitness-zone/testkit/payments/check-payout-schedules.ts';
import { killSchedules, payoutExamples } from '@fitness-zone/testkit/payments/payout-schedule.ts';
import { expect, test } from 'vitest';

// The long run of the same property is payouts.proof.ts.
test('after any schedule, all money is accounted for, to the cent, in each order and in total', async () => {
  const states = await checkPayoutSchedules('USD', { numRuns: 6, examples: payoutExamples });
  expect([...states]).toEqual(
    expect.arrayContaining([
      ...['waiting', 'sent', 'paid-out', 'reversed-in-part', 'reversed', 'nothing-left'],
    ]),
  );
});

test.each(scheduleCurrencies.filter((one) => one !== 'USD'))(
  'the same in %s, which has another number of decimals',
  async (currency) => {
    await checkPayoutSchedules(currency, { numRuns: 1, examples: payoutExamples.slice(0, 1) });
  },
);

test('a process may be killed at any call of a transfer and of a reversal', async () => {
  await checkPayoutSchedules('USD', { numRuns: 0, examples: sample(killSchedules, 3) });
}, 600_000);
