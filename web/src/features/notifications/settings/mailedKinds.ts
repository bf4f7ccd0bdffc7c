import type { NotificationKind, Role } from '../../../generated/graphql.ts';

/** All but those that are always mailed, and those of saved searches, which have their own setting. */
type ChosenKind = Exclude<
  NotificationKind,
  'PAYOUT_SETUP_STARTED' | 'SUSPENDED' | 'RESTORED' | 'NEW_MATCH' | 'CHEAPER_MATCH'
>;

const names: Record<ChosenKind, string> = {
  BOOKED: 'Somebody books what you sell',
  SOLD: 'Somebody buys what you sell',
  PAID: 'Your payment is confirmed',
  NEW_LISTING: 'A seller you follow posts a product',
  PRICE_LOWERED: 'A product on your wish list costs less',
  UNAVAILABLE: 'A product on your lists is no longer for sale',
  PRODUCT_EDITED: 'A product on your order list changes',
  HANDED_OVER: 'A hand-over is confirmed',
  HAND_OVER_CLAIMED: 'A seller reports a hand-over',
  HAND_OVER_OBJECTED: 'A buyer objects to your hand-over',
  CANCELLATION_REQUESTED: 'A buyer asks to cancel',
  CANCELLATION_DECLINED: 'Your request to cancel is declined',
  DECISION_NEEDED: 'A sale needs a decision',
  CASE_UPDATED: 'There is news in a case',
  CASE_CLOSED: 'A case ends',
  PARTLY_REFUNDED: 'A refund is on its way',
  PROBLEM_REPORTED: 'A buyer reports a problem',
  REFUNDED: 'A payment is refunded',
  REFUND_FAILED: 'A bank sends a refund back',
  REFUND_PAID_ANOTHER_WAY: 'A refund is paid another way',
  REFUND_RELEASED: 'A refund is called off',
  VERIFIED: 'Your account is verified',
  UNVERIFIED: 'Your account is no longer verified',
  MESSAGE: 'Somebody writes to you',
  OFFER_MADE: 'Somebody makes you an offer',
  OFFER_ACCEPTED: 'Your offer is accepted',
  OFFER_DECLINED: 'Your offer is declined',
  OFFER_CLOSED: 'Your offer closes with the product',
  OFFER_LAPSED: 'An offer expires after 90 days',
  OFFER_UNPAID: 'An accepted offer is not paid in time',
  BALANCE_DUE: 'A balance is due',
  BALANCE_REMINDER: 'The last day to pay a balance',
  BALANCE_OVERDUE: 'A balance is overdue',
  BALANCE_PAID: 'A balance is paid',
  SALE_CANCELLED: 'A sale is cancelled',
  REVIEWED: 'Somebody reviews you',
  PICK_UP_PROPOSED: 'Someone proposes times for a pick-up',
  PICK_UP_AGREED: 'A pick-up is agreed',
  PICK_UP_REMINDER: 'A pick-up is a day away',
  PAYOUT_SETUP_NEEDED: 'Money waits until you set up payouts',
  PAYOUT_SENT: 'We send you money',
  PAYOUT_FAILED: 'A payout fails',
  PAYOUT_REVERSED: 'A part of a payout goes back',
  PAYOUT_HELD: 'A seller’s money is held',
  PRODUCT_HIDDEN: 'An admin hides one of your products',
  PRODUCT_RESTORED: 'An admin restores one of your products',
  REPORT_FILED: 'Somebody reports a product, a person or a message',
  REPORT_DECIDED: 'An admin reviews your report',
  REPORT_ABOUT_YOU: 'An admin checks or deletes something of yours',
};

/** Each role's possible notifications, most important first. */
const kindsOf: Record<Role, readonly ChosenKind[]> = {
  BUYER: [
    ...(['PAID', 'BALANCE_DUE', 'BALANCE_REMINDER', 'BALANCE_OVERDUE', 'BALANCE_PAID'] as const),
    ...(['PICK_UP_PROPOSED', 'PICK_UP_AGREED', 'PICK_UP_REMINDER'] as const),
    ...(['REFUNDED', 'SALE_CANCELLED', 'MESSAGE', 'OFFER_ACCEPTED', 'OFFER_DECLINED'] as const),
    ...(['OFFER_CLOSED', 'OFFER_LAPSED', 'OFFER_UNPAID', 'UNAVAILABLE', 'PRICE_LOWERED'] as const),
    'NEW_LISTING',
    ...(['PRODUCT_EDITED', 'REVIEWED', 'VERIFIED', 'UNVERIFIED', 'REPORT_DECIDED'] as const),
    ...(['REPORT_ABOUT_YOU', 'HANDED_OVER', 'HAND_OVER_CLAIMED', 'CANCELLATION_DECLINED'] as const),
    ...(['CASE_UPDATED', 'CASE_CLOSED', 'PARTLY_REFUNDED'] as const),
    ...(['REFUND_FAILED', 'REFUND_PAID_ANOTHER_WAY', 'REFUND_RELEASED'] as const),
  ],
  SELLER: [
    ...(['SOLD', 'BALANCE_PAID', 'BALANCE_OVERDUE', 'OFFER_MADE', 'OFFER_LAPSED'] as const),
    ...(['PICK_UP_PROPOSED', 'PICK_UP_AGREED', 'PICK_UP_REMINDER'] as const),
    ...(['PAYOUT_SETUP_NEEDED', 'PAYOUT_SENT', 'PAYOUT_FAILED', 'PAYOUT_REVERSED'] as const),
    ...(['OFFER_UNPAID', 'MESSAGE', 'BOOKED', 'HANDED_OVER', 'PROBLEM_REPORTED'] as const),
    ...(['REFUNDED', 'SALE_CANCELLED', 'PRODUCT_HIDDEN', 'PRODUCT_RESTORED'] as const),
    ...(['REVIEWED', 'VERIFIED', 'UNVERIFIED', 'REPORT_DECIDED', 'REPORT_ABOUT_YOU'] as const),
    ...(['HAND_OVER_OBJECTED', 'CANCELLATION_REQUESTED', 'CASE_UPDATED', 'CASE_CLOSED'] as const),
    ...(['PARTLY_REFUNDED', 'REFUND_FAILED', 'REFUND_PAID_ANOTHER_WAY'] as const),
    'REFUND_RELEASED',
  ],
  ADMIN: [
    ...(['DECISION_NEEDED', 'PROBLEM_REPORTED', 'REPORT_FILED', 'BALANCE_OVERDUE'] as const),
    ...(['PAYOUT_HELD', 'PAYOUT_FAILED', 'REFUND_FAILED'] as const),
  ],
};

/** The kinds of notifications that a role can get by mail, in words. */
export const mailedKinds = (role: Role): { kind: NotificationKind; name: string }[] =>
  kindsOf[role].map((kind) => ({ kind, name: names[kind] }));
