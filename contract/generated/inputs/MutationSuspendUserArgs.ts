import type { InputFields } from '../../constraint.ts';

export const MutationSuspendUserArgs = {
  input: {"type":"object","required":true,"input":"SuspendUserInput"},
} as const satisfies InputFields;
