import type { InputFields } from '../../inputs/constraint.ts';

export const MutationUpdateCategoryArgs = {
  input: {"type":"object","required":true,"input":"UpdateCategoryInput"},
} as const satisfies InputFields;
