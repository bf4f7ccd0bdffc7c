import type { InputFields } from '../../inputs/constraint.ts';

export const MutationMarkNotificationsReadArgs = {
  ids: {"type":"string","required":true,"list":true,"maxItems":100,"maxLength":64},
} as const satisfies InputFields;
