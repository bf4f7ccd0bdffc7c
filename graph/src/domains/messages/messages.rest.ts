import { inputSchema } from '../../rest/contract-schema.ts';
import type { Reading } from '../../rest/read-route.ts';
import { listOfAll, type PageArguments, pageOf } from '../../shared/paging.ts';
import { browseMessages } from './messages.queries.ts';
import { threadOfPair, viewOwnOrder } from './order/order-thread.queries.ts';

export const messageReadings: Reading[] = [
  {
    url: '/threads',
    summary: "The signed-in account's threads, newest message first",
    operation: '{ threads @page { ...Thread } }',
  },
  {
    url: '/threads/:id',
    summary:
      'A thread of the signed-in account with its messages, newest first, and the offers and orders of the two',
    operation:
      '{ thread { ...Thread offers { ...Offer } orders { ...Order } messages @page { ...Message } } }',
  },
  {
    url: '/orders/:id/messages',
    summary: "The messages of an order's two sides about its product, newest first (its two sides)",
    params: inputSchema('QueryOrderArgs'),
    operation: '{ orderMessages @page { ...Message } }',
    root: async ({ context, params }) => {
      const thread = await threadOfPair(context, await viewOwnOrder(context, params.id));
      return {
        orderMessages: (page: PageArguments) =>
          thread ? browseMessages(context, thread, page) : pageOf(listOfAll([]), page),
      };
    },
  },
];

export const messageFields = `
  fragment Message on Message {
    id threadId senderId text photos { id url width height } createdAt
  }
  fragment Thread on Thread {
    id productId buyerId buyer @flat { buyerName: name } sellerId seller @flat { sellerName: name }
    lastMessage { ...Message } unreadCount viewerHasBlocked viewerCanWrite writeObstacle updatedAt
  }
`;
