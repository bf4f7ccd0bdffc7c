import type { InputFields } from '../../inputs/constraint.ts';

export const QueryAuditLogArgs = {
  text: {"type":"string","required":false,"maxLength":200},
  action: {"type":"string","required":false,"enum":"AuditAction","oneOf":["ADD_ADMIN","ADD_CATEGORY","ADVERTISE_PRODUCT","CANCEL_SALE","DECIDE_REPORT","DELETE_ACCOUNT","DELETE_CATEGORY","DELETE_PRODUCT","DELETE_USER","DEMOTE_ADMIN","END_ADVERTISEMENT","HIDE_PRODUCT","MOVE_CATEGORY","REFUND_PAYMENT","RESTORE_PRODUCT","RESTORE_USER","SUSPEND_USER","UNVERIFY_USER","UPDATE_CATEGORY","VERIFY_USER"]},
  from: {"type":"string","required":false,"message":"from must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  to: {"type":"string","required":false,"message":"to must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;
