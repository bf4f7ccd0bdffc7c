import type { enumValues, NotificationKind } from '../enums.ts';

/** What comes by mail as long as an account has set nothing else. */
export const mailedByDefault = [
  ...(['SOLD', 'PAID', 'HANDED_OVER', 'PROBLEM_REPORTED', 'REFUNDED', 'MESSAGE'] as const),
  ...(['OFFER_MADE', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_LAPSED'] as const),
  ...(['OFFER_UNPAID', 'BALANCE_DUE', 'BALANCE_REMINDER', 'BALANCE_OVERDUE'] as const),
  ...(['BALANCE_PAID', 'SALE_CANCELLED', 'PRODUCT_HIDDEN'] as const),
] satisfies (keyof typeof enumValues.NotificationKind)[];

/** What comes by mail whatever an account has set: it cannot be read in the shop, or could not before. */
export const alwaysMailed = [
  'suspended',
  'restored',
] satisfies NotificationKind[] as readonly NotificationKind[];
