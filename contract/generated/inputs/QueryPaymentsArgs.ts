import type { InputFields } from '../../inputs/constraint.ts';

export const QueryPaymentsArgs = {
  text: {"type":"string","required":false,"maxLength":200},
  status: {"type":"string","required":false,"enum":"PaymentStatus","oneOf":["FAILED","PAID","PENDING","REFUNDED","REFUNDING","REFUND_FAILED"]},
  disputed: {"type":"boolean","required":false},
  handOver: {"type":"string","required":false,"enum":"HandOverStatus","oneOf":["DISPUTED","HANDED_OVER","PAID","REFUNDED"]},
  balance: {"type":"string","required":false,"enum":"BalanceStatus","oneOf":["CANCELLED","DUE","NOT_DUE","OVERDUE","PAID"]},
  sellerId: {"type":"string","required":false,"maxLength":64},
  buyerId: {"type":"string","required":false,"maxLength":64},
  sort: {"type":"string","required":false,"enum":"PaymentSort","oneOf":["AMOUNT_DESC","NEWEST","OLDEST"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;
