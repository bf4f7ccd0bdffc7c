import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { NotificationKind, Resolvers } from '../generated/resolvers.ts';
import { mutation, notFound, requireUser } from '../refusal.ts';
import { validInput } from '../validInput.ts';

const maxReturned = 100;
const kinds = Object.keys(enumValues.NotificationKind) as NotificationKind[];

/** What people do with their notifications. */
export const notificationResolvers: Required<Resolvers>['Mutation'] = {
  markNotificationsRead: mutation((given: { ids: string[] }, context) => {
    const viewer = requireUser(context);
    const { ids } = validInput('MutationMarkNotificationsReadArgs', given);
    const own = context.records.notifications
      .filter(({ id, userId }) => userId === viewer.id && ids.includes(id))
      .toReversed();
    if (own.length === 0 && ids.length > 0) throw notFound('Notification');
    const unread = own.filter(({ readAt }) => readAt === null);
    for (const one of unread) one.readAt = new Date().toISOString();
    return { message: readMessage(unread.length), notifications: own, viewer };
  }),
  markAllNotificationsRead: mutation((given: { until: string }, context) => {
    const viewer = requireUser(context);
    const { until } = validInput('MutationMarkAllNotificationsReadArgs', given);
    if (!/^[0-9a-f]{24}$/i.test(until)) throw notFound('Notification');
    const unread = context.records.notifications
      .filter(({ id, userId, readAt }) => userId === viewer.id && readAt === null && id <= until)
      .toReversed();
    for (const one of unread) one.readAt = new Date().toISOString();
    const notifications = unread.slice(0, maxReturned);
    return { message: readMessage(unread.length), notifications, viewer };
  }),
  updateNotificationSettings: mutation((given: { mailed: NotificationKind[] }, context) => {
    const viewer = requireUser(context);
    const { mailed } = validInput('MutationUpdateNotificationSettingsArgs', given);
    viewer.mailedNotifications = kinds.filter((kind) => mailed.includes(kind));
    return { message: 'notification settings updated successfully', viewer };
  }),
};

const readMessage = (count: number) =>
  count === 1 ? '1 notification is read now' : `${count} notifications are read now`;
