import type { Reading } from '../../rest/read-route.ts';

export const notificationReadings: Reading[] = [
  {
    url: '/notifications',
    summary: "The signed-in account's notifications, newest first",
    points: 1,
    operation: '{ notifications @page { ...Notification } }',
  },
];

export const notificationFields = `fragment Notification on Notification {
  id kind productId paymentId message actorId deed createdAt readAt
}`;
