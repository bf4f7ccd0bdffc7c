import type { ReportReason } from '../../generated/graphql.ts';

/** What people read for the reasons of a report, in the order in which they choose. */
export const reasonLabels: Record<ReportReason, string> = {
  FRAUD: 'It looks like fraud',
  WRONG_DETAILS: 'What is said is not true',
  NOT_ALLOWED: 'It is unsafe, or not allowed here',
  OFFENSIVE: 'It is insulting or threatening',
  SPAM: 'It is advertising, or repeats itself',
  OTHER: 'Something else',
};
