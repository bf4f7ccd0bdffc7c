import type { ReportDecision } from '../../generated/graphql.ts';

/** What an admin can do about a report, in words. */
export const decisionNames: Record<ReportDecision, string> = {
  NOTHING: 'Nothing',
  HIDE: 'Hide the product',
  DELETE: 'Delete the product',
  SUSPEND: 'Suspend the person',
};

/** What was done about a report, in words. */
export const decidedNames: Record<ReportDecision, string> = {
  NOTHING: 'Nothing followed',
  HIDE: 'The product was hidden',
  DELETE: 'The product was deleted',
  SUSPEND: 'The person was suspended',
};
