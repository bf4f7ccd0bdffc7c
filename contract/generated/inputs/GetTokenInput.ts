import type { InputFields } from '../../inputs/constraint.ts';

export const GetTokenInput = {
  email: {"type":"string","required":true,"maxLength":320},
  idToken: {"type":"string","required":false,"maxLength":8192},
} as const satisfies InputFields;
