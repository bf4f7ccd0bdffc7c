/// <reference lib="esnext.temporal" />
import { latestPickUpMs, pickUpLengthMs } from '@fitness-zone/contract/dealing/pick-up.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { PickUpWindowInput } from '../../../../generated/graphql.ts';
import { Refusal } from '../../../../shared/refusals/refusal.ts';
import { timeZoneNamed } from '../../../../shared/time/time-zone.ts';
import type { PickUpWindowRecord } from './pick-up-plan.model.ts';

type Given = { windows: readonly PickUpWindowInput[]; timeZone: string };

const weekdays: readonly unknown[] = Object.values(enumValues.Weekday);

/**
 * A seller's windows, weekly ones first.
 * @param now epoch milliseconds
 * @throws Refusal `invalid`, naming the field, for an unknown time zone and for a window that has both day and date or
 * neither, is shorter than a pick-up, overlaps another, or has a date that doesn't exist, has passed or is too far
 * ahead
 */
export function readWindows({ windows, timeZone }: Given, now: number) {
  const zone = timeZoneNamed(timeZone);
  if (!zone) throw refuse(`There is no time zone "${timeZone}".`, 'timeZone');
  const read = windows.map((window) => readWindow(window, zone, now)).toSorted(inOrder);
  const overlaps = read.some((window, nth) => {
    const before = read[nth - 1];
    return before && dayOf(before) === dayOf(window) && window.from < before.to;
  });
  if (overlaps) throw refuse('Two windows of one day overlap. Join them or change their times.');
  return { timeZone: zone, windows: read };
}

function readWindow(
  { weekday, date, from, to }: PickUpWindowInput,
  timeZone: string,
  now: number,
): PickUpWindowRecord {
  if ((weekday == null) === (date == null)) {
    throw refuse('Choose either a day of the week or a date for each window.');
  }
  if (minutesOf(to) - minutesOf(from) < pickUpLengthMs / 60_000) {
    throw refuse('A window must end at least half an hour after it begins.');
  }
  if (weekday) return { weekday, from, to };
  const day = dateOf(date ?? '');
  const { epochMilliseconds: end } = day.toZonedDateTime({ timeZone, plainTime: to });
  if (end <= now) throw refuse(`${date} has passed. Choose a date in the future.`);
  if (end > now + latestPickUpMs) throw refuse('Choose dates within the next 60 days.');
  return { date: day.toString(), from, to };
}

function dateOf(date: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' });
  } catch {
    throw refuse(`${date} is no date.`);
  }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Weekdays sort before dates, whose years begin with 2. */
const dayOf = ({ weekday, date }: PickUpWindowRecord): string =>
  date ?? `0${weekdays.indexOf(weekday)}`;

const inOrder = (one: PickUpWindowRecord, other: PickUpWindowRecord): number =>
  `${dayOf(one)} ${one.from}` < `${dayOf(other)} ${other.from}` ? -1 : 1;

const refuse = (message: string, field = 'windows') => new Refusal('invalid', message, { field });
