import type { ApolloCache } from '@apollo/client';
import { addToConnection, refTo } from '../../apollo/connections/editConnections.ts';
import {
  Message_PlacedFragmentDoc,
  type SendMessageMutationOptions,
  type SendOrderMessageMutationOptions,
} from '../../generated/messages.ts';
import { graphql } from '../../lib/graphql.ts';
import { placeThread } from './thread.cache.ts';

graphql(`
  fragment Message_placed on Message {
    thread {
      id
    }
  }
`);

/** Adds a message to its cached thread, and moves the thread to its place in the list. Can run twice. */
export function addMessage(cache: ApolloCache, id: string): void {
  const from = refTo('Message', id);
  const fragment = Message_PlacedFragmentDoc;
  const message = cache.readFragment({ fragment, from, optimistic: true });
  if (!message?.thread) return;
  addToConnection(cache, { field: 'messages', of: refTo('Thread', message.thread.id) }, from);
  placeThread(cache, message.thread.id);
}

/** Writes to the other side of an order. */
export const sendOrderMessageOptions: SendOrderMessageMutationOptions = {
  // The outcome is shown next to the message.
  toastMessage: () => null,
};

/** Writes to the other side of a thread. */
export const sendMessageOptions: SendMessageMutationOptions = {
  // The outcome is shown next to the message.
  toastMessage: () => null,
};
