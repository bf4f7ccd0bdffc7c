import { startPaymentServices } from '@fitness-zone/testkit/payments/payment-processes.ts';
import {
  instalmentSchedule,
  orderSchedule,
  paymentSchedule,
} from '@fitness-zone/testkit/payments/payment-schedule.ts';
import { runPaymentSchedule } from '@fitness-zone/testkit/payments/run-payment-schedule.ts';
import { checkSchedules, proveSchedules } from '@fitness-zone/testkit/schedules/check-schedules.ts';

/** Half of the schedules are about people's actions in an order. */
const schedules = [orderSchedule, instalmentSchedule, orderSchedule, paymentSchedule] as const;
const numRuns = 50;
const title = `${numRuns} schedules of kills, losses and repeats end with one sale and equal books`;

proveSchedules({ name: 'payments', runCount: 20, title }, async ({ seed, index }) => {
  const services = await startPaymentServices();
  try {
    const schedule = schedules[index % schedules.length] ?? orderSchedule;
    const run = { numRuns, seed };
    await checkSchedules(schedule, (one) => runPaymentSchedule(services, one), run);
  } finally {
    await services.close();
  }
});
