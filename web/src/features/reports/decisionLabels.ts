import type { ReportDecision, ReportKind } from '../../generated/graphql.ts';

const targetLabels: Record<ReportKind, string> = {
  MESSAGE: 'message',
  PRODUCT: 'product',
  USER: 'person',
};

/** Possible decisions about a kind of report, in words. */
export const decisionLabels = (kind: ReportKind): Record<ReportDecision, string> => ({
  NOTHING: 'No action',
  HIDE: 'Hide the product',
  DELETE: `Delete the ${targetLabels[kind]}`,
  SUSPEND: 'Suspend the person',
});

/** Carried-out decisions about a kind of report, in words. */
export const decidedLabels = (kind: ReportKind): Record<ReportDecision, string> => ({
  NOTHING: 'No action taken',
  HIDE: 'The product was hidden',
  DELETE: `The ${targetLabels[kind]} was deleted`,
  SUSPEND: 'The person was suspended',
});
