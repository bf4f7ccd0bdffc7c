import {
  MutationBlockUserArgs,
  MutationMarkThreadReadArgs,
} from '@fitness-zone/contract/generated/inputs.ts';
import { Type } from 'typebox';
import { nextPage, outcome, slicePoints, sliceQuery, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { blockUser, unblockUser } from './block-user.service.ts';
import { readMessageSlice, readThreadSlice, viewThread } from './messages.queries.ts';
import {
  messageShape,
  sentShape,
  showMessage,
  showSent,
  showThread,
  threadShape,
} from './messages.shapes.ts';
import { listOrderMessages, viewOwnOrder } from './order/order-thread.queries.ts';
import { sendOrderMessage } from './order/send-order-message.service.ts';
import { markThreadRead } from './unread/mark-thread-read.service.ts';
import { askSeller, sendMessage } from './write/send-message.service.ts';

const ofThread = Type.Object(
  {
    id: Type.String({
      maxLength: MutationMarkThreadReadArgs.threadId.maxLength,
      description: "The thread's id.",
    }),
  },
  { $comment: 'MutationMarkThreadReadArgs' },
);
const ofUser = Type.Object(
  {
    id: Type.String({
      maxLength: MutationBlockUserArgs.userId.maxLength,
      description: "The account's id.",
    }),
  },
  { $comment: 'MutationBlockUserArgs' },
);

/** The REST paths of threads and messages. */
export const messageRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/threads',
    summary: "The signed-in account's threads, newest message first",
    bearer: true,
    querystring: sliceQuery,
    response: Type.Array(threadShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { records, next } = await readThreadSlice(context, query);
      if (next) header('link', nextPage('/threads', query, next));
      return Promise.all(records.map((thread) => showThread(context, thread)));
    },
  }),
  route({
    method: 'GET',
    url: '/threads/:id',
    summary: 'A thread of the signed-in account with its messages, newest first',
    bearer: true,
    params: inputSchema('QueryThreadArgs'),
    querystring: sliceQuery,
    response: Type.Object({ ...threadShape.properties, messages: Type.Array(messageShape) }),
    points: slicePoints,
    handler: async ({ context, params, query, header }) => {
      const thread = await viewThread(context, params.id);
      const { records, next } = await readMessageSlice(context, thread, query);
      if (next) header('link', nextPage(`/threads/${thread._id.toHexString()}`, query, next));
      return {
        ...(await showThread(context, thread)),
        messages: records.map((message) => showMessage(context, message)),
      };
    },
  }),
  route({
    method: 'POST',
    url: '/askSeller',
    summary: 'Ask the seller of a product (buyers)',
    bearer: true,
    body: inputSchema('AskSellerInput'),
    response: sentShape,
    handler: async ({ context, body }) => showSent(await askSeller(context, body)),
  }),
  route({
    method: 'POST',
    url: '/sendMessage',
    summary: "Write in one of the caller's threads",
    bearer: true,
    body: inputSchema('SendMessageInput'),
    response: sentShape,
    handler: async ({ context, body }) => showSent(await sendMessage(context, body)),
  }),
  route({
    method: 'GET',
    url: '/orders/:id/messages',
    summary: "The messages of an order's two sides about its product, newest first (its two sides)",
    bearer: true,
    params: inputSchema('QueryOrderArgs'),
    querystring: sliceQuery,
    response: Type.Array(messageShape),
    points: slicePoints,
    handler: async ({ context, params, query, header }) => {
      const { records, next } = await listOrderMessages(context, params.id, query);
      if (next) header('link', nextPage(`/orders/${params.id}/messages`, query, next));
      return records.map((message) => showMessage(context, message));
    },
  }),
  route({
    method: 'POST',
    url: '/orders/:id/messages',
    summary: 'Write to the other side of an order (its buyer and its seller)',
    bearer: true,
    params: inputSchema('QueryOrderArgs'),
    body: inputSchema('SendOrderMessageInput', { omit: ['orderId'] }),
    response: sentShape,
    handler: async ({ context, params, body }) => {
      const order = await viewOwnOrder(context, params.id);
      return showSent(
        await sendOrderMessage(context, { ...body, orderId: order._id.toHexString() }),
      );
    },
  }),
  route({
    method: 'PATCH',
    url: '/markThreadRead',
    summary: "Mark one of the caller's threads as read, up to one message",
    bearer: true,
    querystring: ofThread,
    body: inputSchema('MutationMarkThreadReadArgs', { omit: ['threadId'] }),
    response: outcome,
    handler: async ({ context, query, body }) =>
      succeeded(await markThreadRead(context, query.id, body.until)),
  }),
  route({
    method: 'PATCH',
    url: '/blockUser',
    summary: 'Block an account that shares a thread with the caller',
    bearer: true,
    querystring: ofUser,
    response: outcome,
    handler: async ({ context, query }) => succeeded(await blockUser(context, query.id)),
  }),
  route({
    method: 'PATCH',
    url: '/unblockUser',
    summary: 'Unblock an account',
    bearer: true,
    querystring: ofUser,
    response: outcome,
    handler: async ({ context, query }) => succeeded(await unblockUser(context, query.id)),
  }),
];
