import { heldWorkingDays } from '@fitness-zone/contract/dealing/offers.ts';
import { workingDayAfter } from '@fitness-zone/contract/time/working-days.ts';
import { useConfig } from '../../lib/config.ts';
import { formatWeekday } from '../../lib/time/dates.ts';
import { dayIn } from '../../lib/time/dayIn.ts';
import { shopNow } from '../../lib/time/shopClock.ts';

/** The last day to pay for an offer accepted now, such as "Wed, Dec 2". */
export function useHoldDay(): string {
  const { timeZone, holidays } = useConfig();
  return formatWeekday(workingDayAfter(dayIn(timeZone, shopNow()), heldWorkingDays, holidays));
}
