import { dayMs } from '@fitness-zone/contract/time/days.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { reconcileDaily } from '../../graph/src/domains/payouts/reconciling/reconcile.service.ts';
import { expectPayoutsAddUp } from './expect-payouts-add-up.ts';
import { type PaymentServices, startPaymentServices } from './payment-processes.ts';
import { type PayoutSchedule, payoutSchedule } from './payout-schedule.ts';
import { type ProcessPool, processPool } from './process-pool.ts';
import { runPayoutSchedule } from './run-payout-schedule.ts';

/** A fixed part of the fee in each currency that schedules run in: with two decimals, with none and with three. */
const fixedFees = { USD: '0.31', JPY: '31', KWD: '0.31' };

export const scheduleCurrencies = Object.keys(fixedFees) as (keyof typeof fixedFees)[];

/**
 * Runs schedules in a shop of its own; after each of them all money is somewhere, in each order and in total.
 * @returns the states in which payouts ended
 */
export async function checkPayoutSchedules(
  currency: keyof typeof fixedFees,
  params: {
    /** Random ones beside the examples. */
    numRuns: number;
    seed?: number;
    examples?: readonly PayoutSchedule[];
  },
): Promise<Set<string>> {
  const env = { CURRENCY: currency, FEE_PERCENT: '7.25', FEE_FIXED: fixedFees[currency] };
  const services = await startPaymentServices({ env });
  try {
    return await check(services, params);
  } finally {
    await services.close();
  }
}

async function check(
  services: PaymentServices,
  { examples = [], numRuns, seed }: Parameters<typeof checkPayoutSchedules>[1],
): Promise<Set<string>> {
  const checked: Awaited<ReturnType<typeof expectPayoutsAddUp>> = [];
  const states = new Set<string>();
  const processes = processPool(services);
  const property = fc.asyncProperty(payoutSchedule, async (schedule) => {
    await forgetEarlier(services);
    const orderIds = await runPayoutSchedule(services, processes, schedule);
    checked.push(...(await expectPayoutsAddUp(services, orderIds)));
    const payouts = await services.models.Payout.find({ _id: { $in: orderIds } }).lean();
    for (const { state } of payouts) states.add(state);
    await expectReconciled(services, processes);
  });
  const given = examples.map((example): [PayoutSchedule] => [example]);
  await fc.assert(property, {
    numRuns: numRuns + given.length,
    examples: given,
    endOnFailure: true,
    ...(seed !== undefined && { seed }),
  });
  await processes.close();
  const all = (amountOf: (one: (typeof checked)[number]) => number) =>
    checked.reduce((sum, one) => sum + amountOf(one), 0);
  expect(all(({ withheld }) => withheld)).toBe(all(({ settled }) => settled));
  // By the provider's books what the shop has left is what it keeps and holds, less what sellers owe.
  expect(
    all(
      ({ provided: { charged, refunded, lost, sent, takenBack } }) =>
        charged - refunded - lost - sent + takenBack,
    ),
  ).toBe(all(({ sums: { fee, held, owed } }) => fee + held - owed));
  return states;
}

/** A day later the shop's records are the provider's books. */
async function expectReconciled(
  { clock, models }: PaymentServices,
  processes: ProcessPool,
): Promise<void> {
  clock.ahead += dayMs;
  clock.shopAhead += dayMs;
  const process = await processes.take();
  await reconcileDaily(process.shop);
  await processes.giveBack(process);
  const made = await models.Reconciliation.findOne().sort({ checkedAt: -1 }).lean().orFail();
  expect(made.differences).toEqual([]);
}

/** Sweeps and the daily comparison read a week of everything: without earlier schedules, the last one is as fast as the first. */
async function forgetEarlier({ models, clock }: PaymentServices): Promise<void> {
  await models.Order.deleteMany({});
  await models.Payout.deleteMany({});
  await models.PayoutAccount.deleteMany({});
  clock.ahead += 9 * dayMs;
  clock.shopAhead += 9 * dayMs;
}
