import type { InputFields } from '../../inputs/constraint.ts';

export const MutationCreatePaymentIntentArgs = {
  productId: {"type":"string","required":true,"maxLength":64},
  part: {"type":"string","required":false,"enum":"PaymentPart","oneOf":["BALANCE","FIRST_HALF","WHOLE"]},
} as const satisfies InputFields;
