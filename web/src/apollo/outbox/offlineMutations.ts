import type { OperationVariables } from '@apollo/client';

const minuteMs = 60_000;

type OfflineMutation = {
  /** its name in the list of waiting actions */
  text: string;
  /** dropped if it couldn't be sent within this time */
  withinMs?: number;
  /** whether these variables may wait; all may by default */
  only?: (variables: OperationVariables) => boolean;
};

/**
 * Mutations that wait for the network. Repeating one is harmless: it has a request id, or the server recognizes that it
 * was done before. All others fail at once offline, above all paying, accepting and cancelling.
 */
export const offlineMutations: Readonly<Record<string, OfflineMutation>> = {
  AddToWishList: { text: 'Add to wish list' },
  AddToBookingList: { text: 'Booking' },
  AskSeller: { text: 'Message to the seller' },
  SendMessage: { text: 'Message' },
  SendOrderMessage: { text: 'Message' },
  EnterHandOverCode: { text: 'Hand-over code (not confirmed yet)' },
  AnswerProblem: {
    text: 'Answer to a problem',
    only: ({ input }) => input.answer !== 'ACCEPT',
  },
  CommentOnProblem: { text: 'Comment on a problem' },
  AnnounceArrival: { text: '“I’m here”', withinMs: 15 * minuteMs },
};

/** Whether a mutation waits while the browser is offline. */
export function isWaiting(name: string | undefined, variables: OperationVariables): boolean {
  const wait = name === undefined ? undefined : offlineMutations[name];
  return wait !== undefined && (wait.only?.(variables) ?? true);
}
