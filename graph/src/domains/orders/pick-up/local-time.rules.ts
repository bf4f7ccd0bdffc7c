/// <reference lib="esnext.temporal" />
import { latestPickUpMs } from '@fitness-zone/contract/dealing/pick-up.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { timeZoneNamed } from '../../../shared/time/time-zone.ts';

type Given = { times: readonly string[]; timeZone: string };

/**
 * Converts local times at a place to moments, earliest first.
 * @param now epoch milliseconds
 * @throws Refusal `invalid`, naming the field, for an unknown time zone, for a time that doesn't exist there or is
 * given twice, and for one that has passed or is too far ahead
 */
export function readLocalTimes({ times, timeZone }: Given, now: number) {
  const zone = timeZoneNamed(timeZone);
  if (!zone) throw refuse('timeZone', `There is no time zone "${timeZone}".`);
  const moments = times.map((time) => momentOf(time, zone));
  if (new Set(moments).size < moments.length) throw refuse('times', 'Each time can stand once.');
  if (moments.some((moment) => moment <= now)) {
    throw refuse('times', 'A time has passed. Choose times in the future.');
  }
  if (moments.some((moment) => moment > now + latestPickUpMs)) {
    throw refuse('times', 'Choose times within the next 60 days.');
  }
  const dates = moments.toSorted((one, other) => one - other).map((moment) => new Date(moment));
  return { timeZone: zone, times: dates };
}

function momentOf(time: string, timeZone: string): number {
  let local: Temporal.PlainDateTime;
  try {
    local = Temporal.PlainDateTime.from(time, { overflow: 'reject' });
  } catch {
    throw refuse('times', `${time} is no date and time.`);
  }
  const moment = local.toZonedDateTime(timeZone);
  if (!moment.toPlainDateTime().equals(local)) {
    throw refuse('times', `Clocks skip ${time} at the pick-up place. Choose another time.`);
  }
  return moment.epochMilliseconds;
}

const refuse = (field: string, message: string) => new Refusal('invalid', message, { field });
