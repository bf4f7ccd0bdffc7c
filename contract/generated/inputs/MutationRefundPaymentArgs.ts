import type { InputFields } from '../../constraint.ts';

export const MutationRefundPaymentArgs = {
  input: {"type":"object","required":true,"input":"RefundPaymentInput"},
} as const satisfies InputFields;
