import type { InputFields } from '../../inputs/constraint.ts';

export const MutationDeleteWishProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
