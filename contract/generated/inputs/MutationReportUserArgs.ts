import type { InputFields } from '../../inputs/constraint.ts';

export const MutationReportUserArgs = {
  input: {"type":"object","required":true,"input":"ReportUserInput"},
} as const satisfies InputFields;
