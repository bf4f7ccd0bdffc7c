import type { InputFields } from '../../constraint.ts';

export const MutationRecordPaymentArgs = {
  input: {"type":"object","required":true,"input":"RecordPaymentInput"},
} as const satisfies InputFields;
