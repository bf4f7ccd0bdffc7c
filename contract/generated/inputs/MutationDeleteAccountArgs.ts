import type { InputFields } from '../../inputs/constraint.ts';

export const MutationDeleteAccountArgs = {
  input: {"type":"object","required":true,"input":"DeleteAccountInput"},
} as const satisfies InputFields;
