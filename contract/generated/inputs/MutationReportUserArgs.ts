import type { InputFields } from '../../constraint.ts';

export const MutationReportUserArgs = {
  input: {"type":"object","required":true,"input":"ReportUserInput"},
} as const satisfies InputFields;
