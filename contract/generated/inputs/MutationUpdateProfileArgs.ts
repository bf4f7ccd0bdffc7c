import type { InputFields } from '../../constraint.ts';

export const MutationUpdateProfileArgs = {
  input: {"type":"object","required":true,"input":"UpdateProfileInput"},
} as const satisfies InputFields;
