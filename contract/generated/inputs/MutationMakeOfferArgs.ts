import type { InputFields } from '../../constraint.ts';

export const MutationMakeOfferArgs = {
  input: {"type":"object","required":true,"input":"MakeOfferInput"},
} as const satisfies InputFields;
