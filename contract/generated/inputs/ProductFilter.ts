import type { InputFields } from '../../inputs/constraint.ts';

export const ProductFilter = {
  categoryId: {"type":"string","required":false,"maxLength":64},
  advertised: {"type":"boolean","required":false},
  text: {"type":"string","required":false,"maxLength":200},
  categoryIds: {"type":"string","required":false,"list":true,"maxItems":100,"maxLength":64},
  conditions: {"type":"string","required":false,"list":true,"enum":"Condition","oneOf":["EXCELLENT","FAIR","GOOD"],"maxItems":10},
  minPrice: {"type":"integer","required":false,"format":"MONEY","max":2147483647,"min":0},
  maxPrice: {"type":"integer","required":false,"format":"MONEY","max":2147483647,"min":0},
  maxYearsOfUse: {"type":"number","required":false,"max":1000,"min":0},
  location: {"type":"string","required":false,"maxLength":200},
  verifiedSeller: {"type":"boolean","required":false},
} as const satisfies InputFields;
