import type { InputFields } from '../../inputs/constraint.ts';

export const RecordPaymentInput = {
  transactionId: {"type":"string","required":true,"label":"Transaction id","maxLength":255,"minLength":1},
  productId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
