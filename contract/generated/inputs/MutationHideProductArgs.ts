import type { InputFields } from '../../inputs/constraint.ts';

export const MutationHideProductArgs = {
  input: {"type":"object","required":true,"input":"HideProductInput"},
} as const satisfies InputFields;
