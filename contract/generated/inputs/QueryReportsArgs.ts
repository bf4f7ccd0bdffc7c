import type { InputFields } from '../../inputs/constraint.ts';

export const QueryReportsArgs = {
  state: {"type":"string","required":false,"enum":"ReportState","oneOf":["DECIDED","OPEN"]},
  kind: {"type":"string","required":false,"enum":"ReportKind","oneOf":["MESSAGE","PRODUCT","USER"]},
  subjectId: {"type":"string","required":false,"maxLength":64},
  startingAt: {"type":"string","required":false,"maxLength":64},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;
