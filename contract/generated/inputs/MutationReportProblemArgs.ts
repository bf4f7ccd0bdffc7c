import type { InputFields } from '../../inputs/constraint.ts';

export const MutationReportProblemArgs = {
  input: {"type":"object","required":true,"input":"ReportProblemInput"},
} as const satisfies InputFields;
