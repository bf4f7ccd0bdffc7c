import type { InputFields } from '../../inputs/constraint.ts';

export const AcceptOfferInput = {
  id: {"type":"string","required":true,"maxLength":64},
  amount: {"type":"integer","required":true,"format":"MONEY","label":"Offer","max":99999999,"min":50},
} as const satisfies InputFields;
