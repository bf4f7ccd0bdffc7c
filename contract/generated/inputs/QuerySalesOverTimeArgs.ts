import type { InputFields } from '../../inputs/constraint.ts';

export const QuerySalesOverTimeArgs = {
  months: {"type":"integer","required":false,"max":36,"min":1},
} as const satisfies InputFields;
