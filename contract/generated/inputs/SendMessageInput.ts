import type { InputFields } from '../../inputs/constraint.ts';

export const SendMessageInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  threadId: {"type":"string","required":true,"maxLength":64},
  text: {"type":"string","required":true,"label":"Message","maxLength":2000,"minLength":1},
} as const satisfies InputFields;
