import type { InputFields } from '../../inputs/constraint.ts';

export const MutationVerifyUserArgs = {
  email: {"type":"string","required":true,"maxLength":320},
} as const satisfies InputFields;
