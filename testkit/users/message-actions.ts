import type { Identified, Mutate } from './mutate.ts';

/** A message with its thread. */
export type SentMessage = {
  id: string;
  text: string;
  thread: { id: string; product: { id: string }; unreadCount: number };
};

const messageFields = 'sentMessage { id text thread { id product { id } unreadCount } }';

export const messageActions = (mutate: Mutate) => ({
  /** Asks the seller of a product; a repeated `requestId` sends the same question again. */
  askSeller: ({ id }: Identified, text: string, requestId?: string) =>
    mutate<{ sentMessage: SentMessage }>(
      'askSeller',
      { input: { productId: id, text, ...(requestId && { requestId }) } },
      messageFields,
    ).map((answer) => answer.sentMessage),
  sendMessage: (
    { id }: Identified,
    text: string,
    requestId?: string,
    photoIds: readonly string[] = [],
  ) =>
    mutate<{ sentMessage: SentMessage }>(
      'sendMessage',
      { input: { threadId: id, text, photoIds, ...(requestId && { requestId }) } },
      messageFields,
    ).map((answer) => answer.sentMessage),
  sendOrderMessage: (
    orderId: string,
    text: string,
    { requestId, photoIds = [] }: { requestId?: string; photoIds?: readonly string[] } = {},
  ) =>
    mutate<{ sentMessage: SentMessage }>(
      'sendOrderMessage',
      { input: { orderId, text, photoIds, ...(requestId && { requestId }) } },
      messageFields,
    ).map((answer) => answer.sentMessage),
  markThreadRead: (thread: Identified, until: Identified) =>
    mutate<{ thread: { unreadCount: number }; viewer: { unreadMessageCount: number } }>(
      'markThreadRead',
      { threadId: thread.id, until: until.id },
      'thread { id unreadCount } viewer { id unreadMessageCount unreadNotificationCount }',
    ),
  reportMessage: ({ id }: Identified, note: string) =>
    mutate<{ message: string; reportedMessage: { id: string } }>(
      'reportMessage',
      { input: { messageId: id, reason: 'OFFENSIVE', note } },
      'reportedMessage { id viewerHasReported }',
    ),
});
