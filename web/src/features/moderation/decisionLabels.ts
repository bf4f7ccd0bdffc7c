import type { ReportDecision, ReportKind } from '../../generated/graphql.ts';

/** What a report is about, in a word. */
const targetLabels: Record<ReportKind, string> = {
  MESSAGE: 'message',
  PRODUCT: 'product',
  USER: 'person',
};

/** What an admin can do about a report of a kind, in words. */
export const decisionLabels = (kind: ReportKind): Record<ReportDecision, string> => ({
  NOTHING: 'Nothing',
  HIDE: 'Hide the product',
  DELETE: `Delete the ${targetLabels[kind]}`,
  SUSPEND: 'Suspend the person',
});

/** What was done about a report of a kind, in words. */
export const decidedLabels = (kind: ReportKind): Record<ReportDecision, string> => ({
  NOTHING: 'Nothing followed',
  HIDE: 'The product was hidden',
  DELETE: `The ${targetLabels[kind]} was deleted`,
  SUSPEND: 'The person was suspended',
});
