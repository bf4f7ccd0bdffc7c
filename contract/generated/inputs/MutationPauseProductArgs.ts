import type { InputFields } from '../../inputs/constraint.ts';

export const MutationPauseProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
