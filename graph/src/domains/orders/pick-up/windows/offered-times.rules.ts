/// <reference lib="esnext.temporal" />
import {
  latestPickUpMs,
  mostPickUpTimes,
  pickUpLengthMs,
  pickUpNoticeMs,
} from '@fitness-zone/contract/dealing/pick-up.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { PickUpPlanRecord, PickUpWindowRecord } from './pick-up-plan.model.ts';

type Plan = Pick<PickUpPlanRecord, 'timeZone' | 'windows'>;

const weekdays = Object.values(enumValues.Weekday);

/**
 * The times that a buyer can choose, earliest first: every half hour of each window. Windows are local times, so a
 * clock change inside one makes it longer or shorter.
 * @param at epoch milliseconds
 */
export function offeredTimes(plan: Plan, at: number, most = mostPickUpTimes): Date[] {
  const times = new Set<number>();
  const earliest = at + pickUpNoticeMs;
  const latest = at + latestPickUpMs;
  const { timeZone } = plan;
  let day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = Temporal.Instant.fromEpochMilliseconds(latest)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  while (Temporal.PlainDate.compare(day, last) <= 0 && times.size < most) {
    for (const window of plan.windows.filter((one) => isOn(one, day))) {
      const to = momentOf(day, window.to, timeZone);
      for (
        let time = momentOf(day, window.from, timeZone);
        time + pickUpLengthMs <= to;
        time += pickUpLengthMs
      ) {
        if (time >= earliest && time <= latest) times.add(time);
      }
    }
    day = day.add({ days: 1 });
  }
  return [...times]
    .toSorted((one, other) => one - other)
    .slice(0, most)
    .map((time) => new Date(time));
}

/** @param at epoch milliseconds */
export const offersTimes = (plan: Plan | null, at: number): boolean =>
  plan !== null && offeredTimes(plan, at, 1).length > 0;

/** The moment when no time is left; null if windows repeat every week. */
export function offersUntil(plan: Plan): number | null {
  if (plan.windows.some(({ weekday }) => weekday)) return null;
  const ends = plan.windows.flatMap(({ date, to }) =>
    date ? [momentOf(Temporal.PlainDate.from(date), to, plan.timeZone)] : [],
  );
  return Math.max(...ends) - pickUpLengthMs - pickUpNoticeMs;
}

const isOn = ({ weekday, date }: PickUpWindowRecord, day: Temporal.PlainDate): boolean =>
  weekday ? weekdays[day.dayOfWeek - 1] === weekday : date === day.toString();

/** A skipped local time means the one an hour later. Of a repeated local time, the first counts. */
const momentOf = (day: Temporal.PlainDate, time: string, timeZone: string): number =>
  day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
