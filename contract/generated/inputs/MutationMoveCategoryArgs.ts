import type { InputFields } from '../../inputs/constraint.ts';

export const MutationMoveCategoryArgs = {
  id: {"type":"string","required":true,"maxLength":64},
  before: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;
