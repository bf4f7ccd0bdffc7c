import type { InputFields } from '../../inputs/constraint.ts';

export const PersonFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  role: {"type":"string","required":false,"enum":"Role","oneOf":["ADMIN","BUYER","SELLER"]},
  verified: {"type":"boolean","required":false},
  state: {"type":"string","required":false,"enum":"PersonState","oneOf":["ACTIVE","SUSPENDED"]},
} as const satisfies InputFields;
