import type { AnswerTime } from '../../generated/graphql.ts';

/** Labels of a person's usual answer time. */
export const answerTimeLabels: Record<AnswerTime, string> = {
  FEW_HOURS: 'Usually answers within a few hours',
  DAY: 'Usually answers within a day',
  FEW_DAYS: 'Usually answers within three days',
};
