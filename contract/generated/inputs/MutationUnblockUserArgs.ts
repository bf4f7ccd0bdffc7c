import type { InputFields } from '../../inputs/constraint.ts';

export const MutationUnblockUserArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
