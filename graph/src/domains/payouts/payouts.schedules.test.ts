import { isFull } from '@fitness-zone/testkit/breadth.ts';
import { expectPayoutsAddUp } from '@fitness-zone/testkit/payments/expect-payouts-add-up.ts';
import {
  type PaymentServices,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { payoutSchedule } from '@fitness-zone/testkit/payments/payout-schedule.ts';
import { runPayoutSchedule } from '@fitness-zone/testkit/payments/run-payout-schedule.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let services: PaymentServices;
beforeAll(async () => {
  services = await startPaymentServices({ env: { FEE_PERCENT: '7.25', FEE_FIXED: '0.31' } });
});
afterAll(() => services.close());

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('whatever happens, all money is somewhere, to the cent, in each order and in total', async () => {
  const checked: Awaited<ReturnType<typeof expectPayoutsAddUp>> = [];
  const states = new Set<string>();
  const property = fc.asyncProperty(payoutSchedule, async (schedule) => {
    const orderIds = await runPayoutSchedule(services, schedule);
    checked.push(...(await expectPayoutsAddUp(services, orderIds)));
    const payouts = await services.models.Payout.find({ _id: { $in: orderIds } }).lean();
    for (const { state } of payouts) states.add(state);
  });
  await fc.assert(property, { numRuns: isFull ? 1000 : 6, endOnFailure: true });
  const all = (amountOf: (one: (typeof checked)[number]) => number) => sum(checked.map(amountOf));
  expect(all(({ withheld }) => withheld)).toBe(all(({ settled }) => settled));
  // By the provider's books what the shop has left is what it keeps and holds, less what sellers owe.
  expect(
    all(
      ({ provided: { charged, refunded, lost, sent, takenBack } }) =>
        charged - refunded - lost - sent + takenBack,
    ),
  ).toBe(all(({ sums: { fee, held, owed } }) => fee + held - owed));
  expect([...states]).toEqual(expect.arrayContaining(['waiting']));
});
