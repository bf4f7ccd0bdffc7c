import type { InputFields } from '../../constraint.ts';

export const MutationGetTokenArgs = {
  input: {"type":"object","required":true,"input":"GetTokenInput"},
} as const satisfies InputFields;
