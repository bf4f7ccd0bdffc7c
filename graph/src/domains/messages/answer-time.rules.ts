import type { AnswerTime } from '@fitness-zone/contract/enums.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { ThreadRecord } from './thread.model.ts';

/** Number of buyers whose latest question counts. */
export const mostAsked = 20;
const leastBuyers = 3;
const usualShare = 2 / 3;
const pastDays = 180;

const steps: [AnswerTime, number][] = [
  ['few-hours', 4 * hourMs],
  ['day', dayMs],
  ['few-days', 3 * dayMs],
];

export type Asked = Pick<ThreadRecord, 'buyerId' | 'askedAt' | 'answeredAt'>;

/**
 * When threads must have begun to count. It moves once a day, and leaves a day to answer.
 * @param now epoch milliseconds
 */
export function countedTimes(now: number) {
  const today = now - (now % dayMs);
  return { from: today - pastDays * dayMs, to: today - dayMs, answeredBefore: today };
}

/**
 * The step within which most threads were answered; null if that took longer, or with too few buyers.
 * @param threads one of each buyer
 * @param now epoch milliseconds
 */
export function answerTimeOf(threads: readonly Asked[], now: number): AnswerTime | null {
  if (threads.length < leastBuyers) return null;
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
