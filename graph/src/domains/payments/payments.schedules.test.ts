import { runs } from '@fitness-zone/testkit/breadth.ts';
import {
  type PaymentServices,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import {
  instalmentSchedule,
  orderSchedule,
  paymentSchedule,
} from '@fitness-zone/testkit/payments/payment-schedule.ts';
import { runPaymentSchedule } from '@fitness-zone/testkit/payments/run-payment-schedule.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let services: PaymentServices;
beforeAll(async () => {
  services = await startPaymentServices();
});
afterAll(() => services.close());

// The long run of the same property is payments.proof.ts.
test('under every schedule of faults there is one sale, every other payment is refunded, and shop and provider agree', async () => {
  const property = fc.asyncProperty(paymentSchedule, (rounds) =>
    runPaymentSchedule(services, rounds),
  );
  await fc.assert(property, { numRuns: runs(6), endOnFailure: true });
});

test('whatever buyer, seller and admin do in an order, money moves once and adds up', async () => {
  const property = fc.asyncProperty(orderSchedule, (rounds) =>
    runPaymentSchedule(services, rounds),
  );
  await fc.assert(property, { numRuns: runs(8), endOnFailure: true });
});

test('after a first half was paid the balance is paid once or cancelled, whatever happens', async () => {
  const property = fc.asyncProperty(instalmentSchedule, (rounds) =>
    runPaymentSchedule(services, rounds),
  );
  await fc.assert(property, { numRuns: runs(6), endOnFailure: true });
  const balances = await services.models.Payment.find({ 'balance.amount': { $gt: 0 } }).lean();
  const reached = new Set(balances.map(({ balance }) => balance?.status));
  expect([...reached].toSorted()).toEqual(['cancelled', 'due', 'not-due', 'paid']);
});
