import type { InputFields } from '../../inputs/constraint.ts';

export const MutationSuspendUserArgs = {
  input: {"type":"object","required":true,"input":"SuspendUserInput"},
} as const satisfies InputFields;
