import { presentUser } from '../../context/present-user.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { findVisibleThread } from '../messages/visible-thread.queries.ts';
import { findVisiblePayment } from '../payments/payment.visibility.ts';
import { browseDemoMails } from './mail/demo-mails.queries.ts';
import { markAllNotificationsRead, markNotificationsRead } from './mark-read.service.ts';
import { markNotificationsReadAbout } from './mark-read-about.service.ts';
import { settingsShownTo } from './notification-settings.rules.ts';
import { updateNotificationSettings } from './notification-settings.service.ts';
import { countUnread, ownNotifications } from './notifications.queries.ts';
import { deletePushDevice, ownPushDevice, savePushDevice } from './push/push-devices.service.ts';
import { stopAlertMails } from './unsubscribe/stop-alert-mails.service.ts';

export const notificationResolvers: Resolvers = {
  Query: {
    notifications: (_root, page, context) => ownNotifications.page(context, page),
    pushDevice: (_root, { endpoint }, context) => ownPushDevice(context, endpoint),
    demoMails: (_root, _args, context) => browseDemoMails(context),
  },
  Mutation: {
    markNotificationsRead: mutation((context, { ids }) => markNotificationsRead(context, ids)),
    markAllNotificationsRead: mutation((context, { until }) =>
      markAllNotificationsRead(context, until),
    ),
    markNotificationsReadAbout: mutation((context, { input }) =>
      markNotificationsReadAbout(context, input),
    ),
    updateNotificationSettings: mutation(updateNotificationSettings),
    savePushDevice: mutation((context, { input }) => savePushDevice(context, input)),
    deletePushDevice: mutation((context, { endpoint }) => deletePushDevice(context, endpoint)),
    stopAlertMails: mutation((context, { token }) => stopAlertMails(context, token)),
  },
  User: {
    unreadNotificationCount: (user, _args, context) => countUnread(context, user),
    mailedNotifications: (user, _args, { viewer }) => settingsShownTo(viewer, user)?.mailed ?? null,
    hiddenNotifications: (user, _args, { viewer }) => settingsShownTo(viewer, user)?.hidden ?? null,
    weeklyMails: (user, _args, { viewer }) => settingsShownTo(viewer, user)?.weekly ?? null,
  },
  Notification: {
    product: ({ productId }, _args, { loaders }) =>
      productId ? loaders.product.load(productId) : null,
    thread: ({ threadId }, _args, context) =>
      threadId ? findVisibleThread(context, threadId) : null,
    payment: ({ paymentId }, _args, context) => findVisiblePayment(context, paymentId),
    actor: async ({ actorId }, _args, context) =>
      actorId && !(await context.loaders.hasBlocked.load(actorId))
        ? presentUser(context, actorId)
        : null,
  },
};
