import type { InputFields } from '../../inputs/constraint.ts';

export const DeleteAccountInput = {
  idToken: {"type":"string","required":true,"label":"ID token","maxLength":8192,"minLength":1},
} as const satisfies InputFields;
