import {
  markAllNotificationsReadOptions,
  markNotificationsReadOptions,
  updateNotificationSettingsOptions,
} from '../../../src/features/notifications/notification.cache.ts';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  UpdateNotificationSettingsDocument,
} from '../../../src/generated/notifications.ts';
import { type Act, onOne } from './act.ts';
import { notifications } from './shownRecords.ts';

/** What people do with their notifications. */
export const notificationActs = {
  reads: onOne(
    MarkNotificationsReadDocument,
    markNotificationsReadOptions,
    notifications,
    (id) => ({
      ids: [id],
    }),
  ),
  readsAll: onOne(
    MarkAllNotificationsReadDocument,
    markAllNotificationsReadOptions,
    notifications,
    (until) => ({ until }),
  ),
  choosesMails: (_all, participant, pick, send) =>
    send(participant, UpdateNotificationSettingsDocument, {
      ...updateNotificationSettingsOptions,
      variables: { mailed: pick % 2 === 0 ? [] : ['SOLD', 'PAID'] },
    }),
} satisfies Record<string, Act>;
