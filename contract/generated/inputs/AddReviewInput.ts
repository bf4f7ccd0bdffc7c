import type { InputFields } from '../../inputs/constraint.ts';

export const AddReviewInput = {
  paymentId: {"type":"string","required":true,"maxLength":64},
  stars: {"type":"integer","required":true,"label":"Stars","max":5,"min":1},
  text: {"type":"string","required":false,"label":"Review","maxLength":1000,"minLength":0},
} as const satisfies InputFields;
