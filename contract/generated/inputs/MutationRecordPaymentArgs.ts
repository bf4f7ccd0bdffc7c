import type { InputFields } from '../../inputs/constraint.ts';

export const MutationRecordPaymentArgs = {
  input: {"type":"object","required":true,"input":"RecordPaymentInput"},
} as const satisfies InputFields;
