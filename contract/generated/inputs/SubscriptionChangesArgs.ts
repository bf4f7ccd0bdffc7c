import type { InputFields } from '../../inputs/constraint.ts';

export const SubscriptionChangesArgs = {
  since: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;
