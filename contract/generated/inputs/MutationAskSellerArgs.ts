import type { InputFields } from '../../constraint.ts';

export const MutationAskSellerArgs = {
  input: {"type":"object","required":true,"input":"AskSellerInput"},
} as const satisfies InputFields;
