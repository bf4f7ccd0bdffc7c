import type { InputFields } from '../../inputs/constraint.ts';

export const MutationUpdateProfileArgs = {
  input: {"type":"object","required":true,"input":"UpdateProfileInput"},
} as const satisfies InputFields;
