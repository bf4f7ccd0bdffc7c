import type { InputFields } from '../../inputs/constraint.ts';

export const RefundPaymentInput = {
  id: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1},
} as const satisfies InputFields;
