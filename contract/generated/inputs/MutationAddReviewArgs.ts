import type { InputFields } from '../../inputs/constraint.ts';

export const MutationAddReviewArgs = {
  input: {"type":"object","required":true,"input":"AddReviewInput"},
} as const satisfies InputFields;
