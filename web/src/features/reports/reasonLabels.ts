import type { ReportReason } from '../../generated/graphql.ts';

/** Labels of the reasons for a report, in the order of the select. */
export const reasonLabels: Record<ReportReason, string> = {
  FRAUD: 'Looks like fraud',
  WRONG_DETAILS: 'Not as described',
  NOT_ALLOWED: 'Unsafe or not allowed',
  OFFENSIVE: 'Insulting or threatening',
  SPAM: 'Spam',
  OTHER: 'Something else',
};
