import type { InputFields } from '../../inputs/constraint.ts';

export const MutationReportProductArgs = {
  input: {"type":"object","required":true,"input":"ReportProductInput"},
} as const satisfies InputFields;
