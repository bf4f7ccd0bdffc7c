import type { InputFields } from '../../inputs/constraint.ts';

export const MutationAcceptOfferArgs = {
  input: {"type":"object","required":true,"input":"AcceptOfferInput"},
} as const satisfies InputFields;
