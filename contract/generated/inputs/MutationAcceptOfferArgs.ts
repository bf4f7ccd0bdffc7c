import type { InputFields } from '../../constraint.ts';

export const MutationAcceptOfferArgs = {
  input: {"type":"object","required":true,"input":"AcceptOfferInput"},
} as const satisfies InputFields;
