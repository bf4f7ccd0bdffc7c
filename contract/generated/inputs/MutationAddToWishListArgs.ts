import type { InputFields } from '../../inputs/constraint.ts';

export const MutationAddToWishListArgs = {
  productId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
