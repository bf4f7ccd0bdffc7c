import type { OrderAction } from '../../../generated/graphql.ts';

export const actionLabels: Record<OrderAction, string> = {
  ACCEPT_PICK_UP: 'Accept a time',
  PROPOSE_PICK_UP: 'Propose times',
  PAY_BALANCE: 'Pay the balance',
  CONFIRM_RECEIPT: 'Confirm receipt',
  OBJECT_TO_HAND_OVER: 'I haven’t received it',
  RENEW_CODE: 'Get a new code',
  ENTER_CODE: 'Enter the code',
  CLAIM_HAND_OVER: 'Handed over without the code',
  CANCEL: 'Cancel the sale',
  REQUEST_CANCELLATION: 'Ask to cancel',
  ANSWER_CANCELLATION: 'Answer the request',
  OPEN_CASE: 'Report a problem',
  ANSWER_CASE: 'Answer',
  ACCEPT_CASE_OFFER: 'Accept the offer',
  COMMENT_ON_CASE: 'Add a comment',
  ESCALATE_CASE: 'Ask an admin to decide',
  CLOSE_CASE: 'Close the problem',
  CONFIRM_RETURN: 'Confirm the return',
  DECIDE_CASE: 'Decide',
};

type Place = 'step' | 'pick-up' | 'code' | 'case' | 'more';

/** The place of an action that isn't the due one. */
const places: Partial<Record<OrderAction, Place>> = {
  ACCEPT_PICK_UP: 'pick-up',
  PROPOSE_PICK_UP: 'pick-up',
  RENEW_CODE: 'code',
  COMMENT_ON_CASE: 'case',
  CANCEL: 'more',
  REQUEST_CANCELLATION: 'more',
  OPEN_CASE: 'more',
};

export const actionsAt = (place: Place, actions: readonly OrderAction[]): OrderAction[] =>
  actions.filter((action) => (places[action] ?? 'step') === place);
