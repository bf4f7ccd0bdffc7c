import type { InputFields } from '../../constraint.ts';

export const MutationMarkAllNotificationsReadArgs = {
  until: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
