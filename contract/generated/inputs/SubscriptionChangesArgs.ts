import type { InputFields } from '../../constraint.ts';

export const SubscriptionChangesArgs = {
  since: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;
