import { runs } from '@fitness-zone/testkit/breadth.ts';
import {
  type PaymentServices,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import {
  instalmentExamples,
  instalmentSchedule,
  orderSchedule,
  paymentSchedule,
} from '@fitness-zone/testkit/payments/payment-schedule.ts';
import { runPaymentSchedule } from '@fitness-zone/testkit/payments/run-payment-schedule.ts';
import { checkSchedules } from '@fitness-zone/testkit/schedules/check-schedules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let services: PaymentServices;
beforeAll(async () => {
  services = await startPaymentServices();
});
afterAll(() => services.close());

const check = (
  schedule: typeof paymentSchedule,
  count: number,
  examples: typeof instalmentExamples = [],
) =>
  checkSchedules(schedule, (one) => runPaymentSchedule(services, one), {
    numRuns: runs(count),
    examples,
  });

// The long run of the same property is payments.proof.ts.
test('under every schedule of faults there is one sale, every other payment is refunded, and shop and provider agree', async () => {
  await check(paymentSchedule, 6);
});

test('in any order of acts by buyer, seller and admin, money moves once and adds up', async () => {
  await check(orderSchedule, 8);
});

test('after any schedule with a paid first half, the balance is paid once or cancelled', async () => {
  await check(instalmentSchedule, 5, instalmentExamples);
  const balances = await services.models.Payment.find({ 'balance.amount': { $gt: 0 } }).lean();
  const reached = new Set(balances.map(({ balance }) => balance?.status));
  expect([...reached].toSorted()).toEqual(['cancelled', 'due', 'not-due', 'paid']);
});
