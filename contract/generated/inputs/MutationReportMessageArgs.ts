import type { InputFields } from '../../inputs/constraint.ts';

export const MutationReportMessageArgs = {
  input: {"type":"object","required":true,"input":"ReportMessageInput"},
} as const satisfies InputFields;
