import type { InputFields } from '../../inputs/constraint.ts';

export const MutationDeleteCategoryArgs = {
  id: {"type":"string","required":true,"maxLength":64},
  moveProductsTo: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;
