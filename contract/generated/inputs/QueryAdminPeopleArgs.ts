import type { InputFields } from '../../inputs/constraint.ts';

export const QueryAdminPeopleArgs = {
  filter: {"type":"object","required":false,"input":"PersonFilter"},
  sort: {"type":"string","required":false,"enum":"PersonSort","oneOf":["LAST_ACTIVE","NEWEST","OLDEST"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;
