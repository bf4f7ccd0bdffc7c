import type { AnswerTime } from '@fitness-zone/contract/enums.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';

/** Number of people whose latest thread counts. */
export const mostAsked = 20;
const leastPeople = 3;
const usualShare = 2 / 3;
const pastDays = 180;

const steps: [AnswerTime, number][] = [
  ['few-hours', 4 * hourMs],
  ['day', dayMs],
  ['few-days', 3 * dayMs],
];

/** The times of a first message and of its answer. */
export type AnswerTimes = { askedAt?: Date | null; answeredAt?: Date | null };

/**
 * The range of start times of the threads that count. It moves once a day, and leaves a day to answer.
 * @param now epoch milliseconds
 */
export function countedTimes(now: number) {
  const today = now - (now % dayMs);
  return { from: today - pastDays * dayMs, to: today - dayMs, answeredBefore: today };
}

/**
 * The step within which most threads were answered; null if that took longer, or with too few people.
 * @param threads one for each person who asked
 * @param now epoch milliseconds
 */
export function answerTimeOf(threads: readonly AnswerTimes[], now: number): AnswerTime | null {
  if (threads.length < leastPeople) return null;
  const { answeredBefore } = countedTimes(now);
  const delays = threads.map(({ askedAt, answeredAt }) =>
    askedAt && answeredAt && answeredAt.getTime() < answeredBefore
      ? answeredAt.getTime() - askedAt.getTime()
      : Number.POSITIVE_INFINITY,
  );
  const isUsual = ([, within]: (typeof steps)[number]) =>
    delays.filter((delay) => delay <= within).length >= delays.length * usualShare;
  return steps.find(isUsual)?.[0] ?? null;
}
