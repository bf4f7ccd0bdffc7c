import type { InputFields } from '../../inputs/constraint.ts';

export const ReportProblemInput = {
  paymentId: {"type":"string","required":true,"maxLength":64},
  problem: {"type":"string","required":true,"label":"What is wrong","maxLength":1000,"minLength":1},
} as const satisfies InputFields;
