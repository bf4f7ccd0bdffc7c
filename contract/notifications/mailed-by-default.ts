import type { enumValues, NotificationKind } from '../enums.ts';

/** Kinds that are mailed until an account changes its settings. */
export const mailedByDefault = [
  ...(['SOLD', 'PAID', 'HANDED_OVER', 'PROBLEM_REPORTED', 'REFUNDED', 'MESSAGE'] as const),
  ...(['OFFER_MADE', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_LAPSED'] as const),
  ...(['OFFER_UNPAID', 'BALANCE_DUE', 'BALANCE_REMINDER', 'BALANCE_OVERDUE'] as const),
  ...(['HAND_OVER_CLAIMED', 'HAND_OVER_OBJECTED', 'CANCELLATION_REQUESTED'] as const),
  ...(['CANCELLATION_DECLINED', 'DECISION_NEEDED', 'CASE_UPDATED', 'CASE_CLOSED'] as const),
  ...(['PARTLY_REFUNDED', 'REFUND_FAILED', 'REFUND_PAID_ANOTHER_WAY', 'REFUND_RELEASED'] as const),
  ...(['BALANCE_PAID', 'SALE_CANCELLED', 'PRODUCT_HIDDEN'] as const),
  ...(['PAYOUT_SETUP_NEEDED', 'PAYOUT_SENT', 'PAYOUT_FAILED', 'PAYOUT_REVERSED'] as const),
  ...(['PAYOUT_HELD'] as const),
  ...(['PICK_UP_PROPOSED', 'PICK_UP_AGREED', 'PICK_UP_REMINDER'] as const),
] satisfies (keyof typeof enumValues.NotificationKind)[];

/** Kinds of saved searches, whose mails are set per search. */
export const mailedBySearch = [
  'new-match',
  'cheaper-match',
] satisfies NotificationKind[] as readonly NotificationKind[];

/** Kinds that are always mailed: the account can't read them in the shop, or somebody else could switch them off. */
export const alwaysMailed = [
  'payout-setup-started',
  'suspended',
  'restored',
] satisfies NotificationKind[] as readonly NotificationKind[];
