import type { InputFields } from '../../inputs/constraint.ts';

export const MutationGetTokenArgs = {
  input: {"type":"object","required":true,"input":"GetTokenInput"},
} as const satisfies InputFields;
