import type { InputFields } from '../../inputs/constraint.ts';

export const MutationUpdateNotificationSettingsArgs = {
  mailed: {"type":"string","required":true,"list":true,"enum":"NotificationKind","oneOf":["BALANCE_DUE","BALANCE_OVERDUE","BALANCE_PAID","BALANCE_REMINDER","BOOKED","HANDED_OVER","MESSAGE","OFFER_ACCEPTED","OFFER_CLOSED","OFFER_DECLINED","OFFER_LAPSED","OFFER_MADE","OFFER_UNPAID","PAID","PRICE_LOWERED","PROBLEM_REPORTED","PRODUCT_EDITED","PRODUCT_HIDDEN","PRODUCT_RESTORED","REFUNDED","REPORT_ABOUT_YOU","REPORT_DECIDED","RESTORED","REVIEWED","SALE_CANCELLED","SOLD","SUSPENDED","UNAVAILABLE","UNVERIFIED","VERIFIED"],"maxItems":50},
} as const satisfies InputFields;
