import type { CancellationReason, OrderState } from '../../generated/graphql.ts';

/** In the order of an order's life. */
export const orderStateLabels: Record<OrderState, string> = {
  PAID_IN_PART: 'First half paid',
  PAID: 'Paid',
  HAND_OVER_CLAIMED: 'Waiting for confirmation',
  CONFIRMED: 'Handed over',
  CLOSED: 'Completed',
  CANCELLED: 'Cancelled',
};

/** Why an order was cancelled, as a sentence for both sides and admins. */
export const cancellationTexts: Record<CancellationReason, string> = {
  SOLD_ELSEWHERE: 'The seller says they sold it elsewhere.',
  NOT_AVAILABLE: 'The seller says the product is damaged or missing.',
  NO_PICK_UP: 'The seller says the pick-up couldn’t be arranged.',
  OTHER: 'The seller cancelled the sale.',
  BALANCE_UNPAID: 'The balance wasn’t paid in time.',
  BUYER_ASKED: 'The buyer asked to cancel.',
  PROBLEM: 'A reported problem ended with a full refund.',
  REFUNDED: 'The shop returned the money.',
};
