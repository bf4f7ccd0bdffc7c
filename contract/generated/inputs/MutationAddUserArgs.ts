import type { InputFields } from '../../inputs/constraint.ts';

export const MutationAddUserArgs = {
  input: {"type":"object","required":true,"input":"AddUserInput"},
} as const satisfies InputFields;
