import type { InputFields } from '../../inputs/constraint.ts';

export const ReportMessageInput = {
  messageId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"enum":"ReportReason","oneOf":["FRAUD","NOT_ALLOWED","OFFENSIVE","OTHER","SPAM","WRONG_DETAILS"]},
  note: {"type":"string","required":false,"label":"Note","maxLength":1000},
} as const satisfies InputFields;
