import type { InputFields } from '../../inputs/constraint.ts';

export const MutationAddCategoryArgs = {
  input: {"type":"object","required":true,"input":"AddCategoryInput"},
} as const satisfies InputFields;
