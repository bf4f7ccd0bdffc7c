import type { ReportReason } from '../../generated/graphql.ts';

/** Labels of the reasons for a report, in the order of the select. */
export const reasonLabels: Record<ReportReason, string> = {
  FRAUD: 'It looks like fraud',
  WRONG_DETAILS: 'It’s not true',
  NOT_ALLOWED: 'It’s unsafe or not allowed here',
  OFFENSIVE: 'It’s insulting or threatening',
  SPAM: 'It’s spam',
  OTHER: 'Something else',
};
