import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Static, Type } from 'typebox';
import { nextPage, outcome, sliceQuery, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { markNotificationsRead } from './mark-read.service.ts';
import type { NotificationRecord } from './notification.model.ts';
import { readNotificationSlice } from './notifications.queries.ts';
import { stopAlertMails } from './unsubscribe/stop-alert-mails.service.ts';

const notificationShape = Type.Object(
  {
    _id: Type.String(),
    kind: Type.Enum(Object.values(enumValues.NotificationKind)),
    productId: Type.Optional(Type.String({ description: 'The product concerned, if any.' })),
    paymentId: Type.Optional(Type.String({ description: 'The payment concerned, if any.' })),
    message: Type.String({ description: 'The event in one sentence.' }),
    createdAt: Type.Number({ description: 'Milliseconds since 1970.' }),
    readAt: Type.Optional(
      Type.Number({ description: 'Milliseconds since 1970; absent until it is read.' }),
    ),
  },
  { title: 'Notification' },
);

export const notificationRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/notifications',
    summary: "The signed-in account's notifications, newest first",
    bearer: true,
    querystring: sliceQuery,
    response: Type.Array(notificationShape),
    handler: async ({ context, query, header }) => {
      const { records, next } = await readNotificationSlice(context, query);
      if (next) header('link', nextPage('/notifications', query, next));
      return records.map(showNotification);
    },
  }),
  route({
    method: 'PATCH',
    url: '/markNotificationsRead',
    summary: "Mark the caller's notifications as read",
    bearer: true,
    body: inputSchema('MutationMarkNotificationsReadArgs'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await markNotificationsRead(context, body.ids)),
  }),
  route({
    method: 'POST',
    url: '/stopAlertMails',
    summary: 'Stop the emails that the link of an email is about, without a sign-in',
    body: inputSchema('MutationStopAlertMailsArgs'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await stopAlertMails(context, body.token)),
  }),
];

function showNotification(one: NotificationRecord): Static<typeof notificationShape> {
  const { _id, kind, productId, paymentId, message, createdAt, readAt } = one;
  return {
    _id: _id.toHexString(),
    kind,
    ...(productId && { productId: productId.toHexString() }),
    ...(paymentId && { paymentId: paymentId.toHexString() }),
    message,
    createdAt: createdAt.getTime(),
    ...(readAt && { readAt: readAt.getTime() }),
  };
}
