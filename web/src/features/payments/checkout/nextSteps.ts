import { problemMs } from '@fitness-zone/contract/dealing/order-states.ts';
import { latestPickUpMs } from '@fitness-zone/contract/dealing/pick-up.ts';
import { daysToPayBalance } from '@fitness-zone/contract/payments/balance.ts';
import { workingDayAfter } from '@fitness-zone/contract/time/working-days.ts';
import type { PaymentPart } from '../../../generated/graphql.ts';
import { formatDay, formatWeekday } from '../../../lib/time/dates.ts';
import { dayIn } from '../../../lib/time/dayIn.ts';

export type NextStep = { when: string; text: string };

/** The shop's time zone and holidays. */
export type ShopDays = { timeZone: string; holidays: readonly string[] };

/** The last day to pay the balance after a hand-over now, such as "Thu, Dec 3". */
export const balanceDay = (now: number, { timeZone, holidays }: ShopDays): string =>
  formatWeekday(workingDayAfter(dayIn(timeZone, now), daysToPayBalance, holidays));

type Deal = {
  part: PaymentPart;
  /** the amount paid now, formatted */
  amount: string;
  /** the rest if half is paid now, formatted */
  balance: string | null;
  isHandedOver: boolean;
};

/**
 * The steps after the payment, at most three.
 * @param now epoch milliseconds
 */
export function nextSteps({ part, amount, balance, isHandedOver }: Deal, now: number): NextStep[] {
  const today = `Today, ${formatDay(now, { now })}`;
  const lastReport = formatDay(now + problemMs, { now });
  const pickUp = {
    when: `By ${formatDay(now + latestPickUpMs, { now })}`,
    text: 'Pick it up on a day you both choose. Show your 6-digit code once you’ve checked it.',
  };
  const report = {
    when: isHandedOver ? `Until ${lastReport}` : 'For 30 days after pick-up',
    text: 'If something’s wrong, tell us. We hold the money until it’s solved.',
  };
  if (part === 'BALANCE') {
    const pay = { when: today, text: `Pay ${amount}, and it’s paid in full.` };
    return isHandedOver ? [pay, report] : [pay, pickUp, report];
  }
  const pay = {
    when: today,
    text: `Pay ${amount}, and it’s yours. You and the seller see each other’s phone and email.`,
  };
  if (balance === null) return [pay, pickUp, report];
  const payRest = {
    when: 'After pick-up',
    text: `Pay the other ${balance} within ${daysToPayBalance} working days.`,
  };
  return [pay, pickUp, payRest];
}
