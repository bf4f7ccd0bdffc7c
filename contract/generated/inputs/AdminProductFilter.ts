import type { InputFields } from '../../inputs/constraint.ts';

export const AdminProductFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  stock: {"type":"string","required":false,"enum":"Stock","oneOf":["AVAILABLE","HIDDEN","PAUSED","REMOVED","SOLD","SOLD_ELSEWHERE"]},
  categoryId: {"type":"string","required":false,"maxLength":64},
  sellerId: {"type":"string","required":false,"maxLength":64},
  advertised: {"type":"boolean","required":false},
  reported: {"type":"boolean","required":false},
} as const satisfies InputFields;
