import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { expect } from 'vitest';
import { reconcileDaily } from '../../graph/src/domains/payouts/reconciling/reconcile.service.ts';
import { checkSchedules } from '../schedules/check-schedules.ts';
import { expectPayoutsAddUp } from './expect-payouts-add-up.ts';
import {
  type PaymentProcess,
  type PaymentServices,
  startPaymentServices,
} from './payment-processes.ts';
import { type PayoutSchedule, payoutSchedule } from './payout-schedule.ts';
import { runPayoutSchedule } from './run-payout-schedule.ts';

/** The fee's fixed part in each currency of the schedules: with two decimals, none, and three. */
const fixedFees = { USD: '0.31', JPY: '31', KWD: '0.31' };

export const scheduleCurrencies = Object.keys(fixedFees) as (keyof typeof fixedFees)[];

/**
 * Runs schedules in a shop of its own. After each, all money is accounted for, per order and in total.
 * @returns the states in which payouts ended
 */
export async function checkPayoutSchedules(
  currency: keyof typeof fixedFees,
  params: {
    /** The number of random schedules, beside the examples. */
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
  params: Parameters<typeof checkPayoutSchedules>[1],
): Promise<Set<string>> {
  const checked: Awaited<ReturnType<typeof expectPayoutsAddUp>> = [];
  const states = new Set<string>();
  const run = async (schedule: PayoutSchedule) => {
    await forgetEarlier(services);
    await runPayoutSchedule(services, schedule, async (process, orderIds) => {
      checked.push(...(await expectPayoutsAddUp(services, orderIds)));
      const payouts = await services.models.Payout.find({ _id: { $in: orderIds } }).lean();
      for (const { state } of payouts) states.add(state);
      await expectReconciled(services, process);
    });
  };
  await checkSchedules(payoutSchedule, run, params);
  const all = (amountOf: (one: (typeof checked)[number]) => number) =>
    checked.reduce((sum, one) => sum + amountOf(one), 0);
  expect(all(({ withheld }) => withheld)).toBe(all(({ settled }) => settled));
  // By the provider's books, the shop has its fees and the money it holds, minus what sellers owe.
  expect(
    all(
      ({ provided: { charged, refunded, lost, sent, takenBack } }) =>
        charged - refunded - lost - sent + takenBack,
    ),
  ).toBe(all(({ sums: { fee, held, owed } }) => fee + held - owed));
  return states;
}

/** A day later, the shop's records match the provider's books. */
async function expectReconciled(
  { clock, models }: PaymentServices,
  process: PaymentProcess,
): Promise<void> {
  clock.ahead += dayMs;
  clock.shopAhead += dayMs;
  await reconcileDaily(process.shop);
  const made = await models.Reconciliation.findOne().sort({ checkedAt: -1 }).lean().orFail();
  expect(made.differences).toEqual([]);
}

/**
 * Deletes earlier schedules' records. Sweeps and the daily comparison read a week of everything and would slow down.
 */
async function forgetEarlier({ models, clock }: PaymentServices): Promise<void> {
  await models.Order.deleteMany({});
  await models.Payout.deleteMany({});
  await models.PayoutAccount.deleteMany({});
  clock.ahead += 9 * dayMs;
  clock.shopAhead += 9 * dayMs;
}
