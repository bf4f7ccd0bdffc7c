import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { findVisiblePayment } from '../payments/payment.visibility.ts';
import { browseDemoMails } from './mail/demo-mails.queries.ts';
import { mailedKindsShownTo } from './mailed-kinds.rules.ts';
import { markAllNotificationsRead, markNotificationsRead } from './mark-read.service.ts';
import { updateNotificationSettings } from './notification-settings.service.ts';
import { countUnread, ownNotifications } from './notifications.queries.ts';
import { stopAlertMails } from './unsubscribe/stop-alert-mails.service.ts';

export const notificationResolvers: Resolvers = {
  Query: {
    notifications: (_root, page, context) => ownNotifications.page(context, page),
    demoMails: (_root, _args, context) => browseDemoMails(context),
  },
  Mutation: {
    markNotificationsRead: mutation((context, { ids }) => markNotificationsRead(context, ids)),
    markAllNotificationsRead: mutation((context, { until }) =>
      markAllNotificationsRead(context, until),
    ),
    updateNotificationSettings: mutation((context, { mailed }) =>
      updateNotificationSettings(context, mailed),
    ),
    stopAlertMails: mutation((context, { token }) => stopAlertMails(context, token)),
  },
  User: {
    unreadNotificationCount: (user, _args, context) => countUnread(context, user),
    mailedNotifications: (user, _args, { viewer }) => mailedKindsShownTo(viewer, user),
  },
  Notification: {
    id: ({ _id }) => _id.toHexString(),
    product: ({ productId }, _args, { loaders }) =>
      productId ? loaders.product.load(productId) : null,
    payment: ({ paymentId }, _args, context) => findVisiblePayment(context, paymentId),
  },
};
