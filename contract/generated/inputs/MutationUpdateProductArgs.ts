import type { InputFields } from '../../inputs/constraint.ts';

export const MutationUpdateProductArgs = {
  input: {"type":"object","required":true,"input":"UpdateProductInput"},
} as const satisfies InputFields;
