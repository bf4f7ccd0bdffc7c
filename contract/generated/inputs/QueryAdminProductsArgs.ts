import type { InputFields } from '../../inputs/constraint.ts';

export const QueryAdminProductsArgs = {
  filter: {"type":"object","required":false,"input":"AdminProductFilter"},
  sort: {"type":"string","required":false,"enum":"AdminProductSort","oneOf":["NEWEST","OLDEST","PRICE_ASC","PRICE_DESC"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;
