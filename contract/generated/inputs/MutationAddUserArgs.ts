import type { InputFields } from '../../constraint.ts';

export const MutationAddUserArgs = {
  input: {"type":"object","required":true,"input":"AddUserInput"},
} as const satisfies InputFields;
