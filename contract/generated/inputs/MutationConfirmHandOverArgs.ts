import type { InputFields } from '../../inputs/constraint.ts';

export const MutationConfirmHandOverArgs = {
  paymentId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;
