import { startPaymentServices } from '@fitness-zone/testkit/payments/payment-processes.ts';
import {
  instalmentSchedule,
  orderSchedule,
  paymentSchedule,
} from '@fitness-zone/testkit/payments/payment-schedule.ts';
import { runPaymentSchedule } from '@fitness-zone/testkit/payments/run-payment-schedule.ts';
import fc from 'fast-check';
import { test } from 'vitest';

// The sweeper reads the whole ledger each time: small worlds keep a thousand schedules to minutes.
const runCount = 20;
const schedulesPerRun = 50;
/** Half of them are about what people do in an order. */
const schedules = [orderSchedule, instalmentSchedule, orderSchedule, paymentSchedule] as const;

test.each(Array.from({ length: runCount }, (_, index) => index + 1))(
  `run %i of ${runCount}: ${schedulesPerRun} schedules of kills, losses and repeats end with one sale and equal books`,
  async (index) => {
    const seed = (Date.now() + index) % 2 ** 31;
    process.stdout.write(`payments: ${schedulesPerRun} schedules, seed ${seed}\n`);
    const services = await startPaymentServices();
    try {
      const rounds = schedules[index % schedules.length] ?? orderSchedule;
      const property = fc.asyncProperty(rounds, (given) => runPaymentSchedule(services, given));
      await fc.assert(property, { numRuns: schedulesPerRun, seed, endOnFailure: true });
    } finally {
      await services.close();
    }
  },
  600_000,
);
