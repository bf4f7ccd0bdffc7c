import type { InputFields } from '../../inputs/constraint.ts';

export const QueryOverviewArgs = {
  from: {"type":"string","required":true,"message":"from must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  to: {"type":"string","required":true,"message":"to must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  interval: {"type":"string","required":false,"enum":"OverviewInterval","oneOf":["DAY","MONTH","WEEK"]},
} as const satisfies InputFields;
