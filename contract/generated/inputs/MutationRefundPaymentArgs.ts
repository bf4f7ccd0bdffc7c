import type { InputFields } from '../../inputs/constraint.ts';

export const MutationRefundPaymentArgs = {
  input: {"type":"object","required":true,"input":"RefundPaymentInput"},
} as const satisfies InputFields;
