import type { InputFields } from '../../inputs/constraint.ts';

export const MutationAskSellerArgs = {
  input: {"type":"object","required":true,"input":"AskSellerInput"},
} as const satisfies InputFields;
