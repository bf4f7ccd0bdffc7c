import type { InputFields } from '../../constraint.ts';

export const MutationUpdateProductArgs = {
  input: {"type":"object","required":true,"input":"UpdateProductInput"},
} as const satisfies InputFields;
