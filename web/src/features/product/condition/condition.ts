import type { Condition } from '../../../generated/graphql.ts';

/** The conditions a product can be in, best first, as they are shown. */
export const conditionLabels: Record<Condition, string> = {
  EXCELLENT: 'Excellent',
  GOOD: 'Good',
  FAIR: 'Fair',
};
