import type { InputFields } from '../../inputs/constraint.ts';

export const MutationDecideReportArgs = {
  input: {"type":"object","required":true,"input":"DecideReportInput"},
} as const satisfies InputFields;
