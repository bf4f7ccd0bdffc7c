import type { InputFields } from '../../inputs/constraint.ts';

export const DecideReportInput = {
  id: {"type":"string","required":true,"maxLength":64},
  decision: {"type":"string","required":true,"enum":"ReportDecision","oneOf":["DELETE","HIDE","NOTHING","SUSPEND"]},
  note: {"type":"string","required":false,"label":"Reason","maxLength":500},
} as const satisfies InputFields;
