import type { OrderAction } from '../../../generated/graphql.ts';

export const actionLabels: Record<OrderAction, string> = {
  ACCEPT_PICK_UP: 'Accept a time',
  PROPOSE_PICK_UP: 'Propose times',
  CHOOSE_PICK_UP_TIME: 'Choose a time',
  ANNOUNCE_ARRIVAL: 'I’m here',
  PAY_BALANCE: 'Pay the balance',
  CONFIRM_RECEIPT: 'Confirm receipt',
  OBJECT_TO_HAND_OVER: 'I haven’t received it',
  RENEW_CODE: 'Get a new code',
  ENTER_CODE: 'Enter the code',
  CLAIM_HAND_OVER: 'No code?',
  CANCEL: 'Cancel the sale',
  REQUEST_CANCELLATION: 'Ask to cancel',
  ANSWER_CANCELLATION: 'Answer the request',
  REPORT_PROBLEM: 'Report a problem',
  ANSWER_PROBLEM: 'Answer',
  ACCEPT_PROBLEM_OFFER: 'Accept the offer',
  COMMENT_ON_PROBLEM: 'Add a comment',
  ESCALATE_PROBLEM: 'Ask an admin to decide',
  CLOSE_PROBLEM: 'Close the problem',
  CONFIRM_RETURN: 'Confirm the return',
  DECIDE_PROBLEM: 'Decide',
};

type Place = 'step' | 'arrival' | 'pick-up' | 'code' | 'problem' | 'decision' | 'more';

/** The place of an action that isn't due. */
const places: Partial<Record<OrderAction, Place>> = {
  ACCEPT_PICK_UP: 'pick-up',
  PROPOSE_PICK_UP: 'pick-up',
  CHOOSE_PICK_UP_TIME: 'pick-up',
  ANNOUNCE_ARRIVAL: 'arrival',
  RENEW_CODE: 'code',
  COMMENT_ON_PROBLEM: 'problem',
  DECIDE_PROBLEM: 'decision',
  CANCEL: 'more',
  REQUEST_CANCELLATION: 'more',
  REPORT_PROBLEM: 'more',
};

export const actionsAt = (place: Place, actions: readonly OrderAction[]): OrderAction[] =>
  actions.filter((action) => (places[action] ?? 'step') === place);
