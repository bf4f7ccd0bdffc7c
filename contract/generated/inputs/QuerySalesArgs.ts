import type { InputFields } from '../../inputs/constraint.ts';

export const QuerySalesArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;
