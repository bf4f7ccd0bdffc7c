import type { InputFields } from '../../constraint.ts';

export const MutationHideProductArgs = {
  input: {"type":"object","required":true,"input":"HideProductInput"},
} as const satisfies InputFields;
