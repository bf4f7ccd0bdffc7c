import type { InputFields } from '../../constraint.ts';

export const MutationUpdateCategoryArgs = {
  input: {"type":"object","required":true,"input":"UpdateCategoryInput"},
} as const satisfies InputFields;
