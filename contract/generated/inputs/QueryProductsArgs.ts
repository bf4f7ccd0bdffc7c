import type { InputFields } from '../../inputs/constraint.ts';

export const QueryProductsArgs = {
  filter: {"type":"object","required":false,"input":"ProductFilter"},
  sort: {"type":"string","required":false,"enum":"ProductSort","oneOf":["NEWEST","PRICE_ASC","PRICE_DESC","RELEVANCE","SAVING_DESC"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;
