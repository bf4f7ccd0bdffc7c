import { expect, test } from 'vitest';
import { dayMs } from '../time/days.ts';
import { afterStops, orderTimesAt } from './order-states.ts';

const day = (days: number) => new Date(days * dayMs);
const stop = (from: number, to: number | null) => ({
  from: day(from),
  to: to === null ? null : day(to),
});

test.each([
  ['without a stop it stays', 0, 30, [], 30],
  ['a stop gives back what had been left', 0, 30, [stop(10, 25)], 45],
  ['at least three days', 0, 30, [stop(29, 60)], 63],
  ['a stop after it changes nothing', 0, 30, [stop(31, 40)], 30],
  ['one before it neither', 10, 3, [stop(2, 9)], 13],
  ['one that was open when it began counts from then', 10, 3, [stop(5, 20)], 23],
  ['two stops add up', 0, 30, [stop(20, 25), stop(5, 10)], 40],
  ['two at once count once', 0, 30, [stop(5, 20), stop(10, 15)], 45],
  ['while one is open there is none', 0, 30, [stop(5, null)], null],
] as const)('a deadline: %s', (_name, begin, days, stops, expected) => {
  const deadline = afterStops(begin * dayMs, days * dayMs, stops);
  expect(deadline && deadline.getTime() / dayMs).toBe(expected);
});

test('a claim that was disputed for 40 days leaves the buyer three days, and the order 30 more', () => {
  const claimed = {
    state: 'hand-over-claimed',
    claimedAt: day(1),
    paidAt: day(0),
    stops: [stop(2, 42)],
  } as const;
  const at = (days: number) => orderTimesAt(claimed, days * dayMs);
  expect(at(44.9).state).toBe('hand-over-claimed');
  expect(at(45)).toMatchObject({ state: 'confirmed', confirmedAt: day(45) });
  expect(at(74.9).state).toBe('confirmed');
  expect(at(75).state).toBe('closed');
});
