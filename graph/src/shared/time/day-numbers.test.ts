import { dayMs, dayOf } from '@fitness-zone/contract/time/days.ts';
import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { expect, test } from 'vitest';
import { DayNumbers, dayNumberOf } from './day-numbers.ts';
import { dateAt, startOfDay } from './time-zone.ts';

test('days are numbered from 1970 on', () => {
  expect(dayNumberOf('1970-01-01')).toBe(0);
  expect(dayNumberOf('1969-12-31')).toBe(-1);
  expect(dayNumberOf('2024-03-01') - dayNumberOf('2024-02-28')).toBe(2);
});

// Apia went over the line of the date on 2011-12-30; days of Sao Paulo began at one o'clock when its summer did.
test.each([
  'UTC',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
])('moments have the days that the calendar of %s gives them', (timeZone) => {
  const random = randomNumbers(7);
  const days = new DayNumbers(timeZone);
  const first = Date.parse('2009-01-01');
  for (let round = 0; round < 2_000; round += 1) {
    const day = dayOf(first + random(18 * 365) * dayMs);
    const start = startOfDay(day, timeZone);
    for (const moment of [start - 1, start, start + random(dayMs)]) {
      expect(dayOf(days.at(moment) * dayMs)).toBe(dateAt(moment, timeZone).toString());
    }
  }
});
