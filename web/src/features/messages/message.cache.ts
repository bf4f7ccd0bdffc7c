import type { ApolloCache } from '@apollo/client';
import { addToConnection, refTo } from '../../apollo/connections/editConnections.ts';
import type {
  AskSellerMutationOptions,
  SendMessageMutationOptions,
  SendOrderMessageMutationOptions,
} from '../../generated/messages.ts';
import { graphql } from '../../lib/graphql.ts';
import { placeThread } from './thread.cache.ts';

type Message = { id: string; thread?: { id: string } | null };

/** Adds a message to its cached thread, and moves the thread to its place in the list. Can run twice. */
export function addMessage(cache: ApolloCache, message: Message | null | undefined): void {
  if (!message?.thread) return;
  const connection = { field: 'messages', of: refTo('Thread', message.thread.id) } as const;
  addToConnection(cache, connection, refTo('Message', message.id));
  placeThread(cache, message.thread.id);
}

graphql(`
  mutation AskSeller($input: AskSellerInput!) {
    askSeller(input: $input) {
      ...MutationPayload_outcome
      sentMessage {
        id
        ...Message_record
        thread {
          id
          ...Thread_record
        }
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

export const askSellerOptions: AskSellerMutationOptions = {
  update: (cache, { data }) => addMessage(cache, data?.askSeller.sentMessage),
};

graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      ...MutationPayload_outcome
      sentMessage {
        id
        ...Message_record
        thread {
          id
          ...Thread_record
        }
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

graphql(`
  mutation SendOrderMessage($input: SendOrderMessageInput!) {
    sendOrderMessage(input: $input) {
      ...MutationPayload_outcome
      sentMessage {
        id
        ...Message_record
        thread {
          id
          ...Thread_record
        }
      }
      order {
        id
        ...Order_record
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

/** Writes to the other side of an order. */
export const sendOrderMessageOptions: SendOrderMessageMutationOptions = {
  // The outcome is shown next to the message.
  toastMessage: () => null,
  update: (cache, { data }) => addMessage(cache, data?.sendOrderMessage.sentMessage),
};

/** Writes to the other side of a thread. */
export const sendMessageOptions: SendMessageMutationOptions = {
  // The outcome is shown next to the message.
  toastMessage: () => null,
  update: (cache, { data }) => addMessage(cache, data?.sendMessage.sentMessage),
};
