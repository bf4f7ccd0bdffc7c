import type { InputFields } from '../../inputs/constraint.ts';

export const MutationAddProductArgs = {
  input: {"type":"object","required":true,"input":"AddProductInput"},
} as const satisfies InputFields;
