import type { TaskKind } from '../../generated/graphql.ts';

/** Labels of the tasks' buttons. */
export const taskLabels: Record<TaskKind, string> = {
  ANSWER_OFFER: 'Answer the offer',
  PAY_OFFER: 'Pay',
  ANSWER_QUESTION: 'Answer',
  PROPOSE_PICK_UP: 'Propose times',
  ACCEPT_PICK_UP: 'Accept a time',
  CHOOSE_PICK_UP_TIME: 'Choose a time',
  ENTER_CODE: 'Enter the code',
  CONFIRM_RECEIPT: 'Confirm receipt',
  PAY_BALANCE: 'Pay the balance',
  ANSWER_PROBLEM: 'Answer',
  ACCEPT_PROBLEM_OFFER: 'See the offer',
  CONFIRM_RETURN: 'Confirm the return',
  ANSWER_CANCELLATION: 'Answer the request',
  WRITE_REVIEW: 'Write a review',
  SET_UP_PAYOUTS: 'Set up payouts',
  DECIDE_PROBLEM: 'Decide',
  ANSWER_FAILED_REFUND: 'Decide',
  DECIDE_REPORT: 'Decide',
  COLLECT_BALANCE: 'See the sale',
  RETRY_TRANSFER: 'Retry transfer',
  CHECK_BOOKS: 'See the differences',
};
