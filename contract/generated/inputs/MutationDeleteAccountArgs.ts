import type { InputFields } from '../../constraint.ts';

export const MutationDeleteAccountArgs = {
  input: {"type":"object","required":true,"input":"DeleteAccountInput"},
} as const satisfies InputFields;
