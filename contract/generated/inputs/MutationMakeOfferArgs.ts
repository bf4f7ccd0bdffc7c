import type { InputFields } from '../../inputs/constraint.ts';

export const MutationMakeOfferArgs = {
  input: {"type":"object","required":true,"input":"MakeOfferInput"},
} as const satisfies InputFields;
