import type { InputFields } from '../../inputs/constraint.ts';

export const QueryOffersArgs = {
  productId: {"type":"string","required":false,"maxLength":64},
  status: {"type":"string","required":false,"enum":"OfferStatus","oneOf":["ACCEPTED","CLOSED","DECLINED","LAPSED","OPEN","PAID","UNPAID","WITHDRAWN"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;
