import type { PostedProduct } from '../support/records.ts';
import { arrives, followLink, ready } from '../support/screens.ts';
import { press, productPage, type UserAction } from './userAction.ts';

const notifications = '/pages/notifications';

/** Products with notifications. */
type NotifiedOf = { bench: PostedProduct; rack: PostedProduct };

/** The screens that the recipient opened before. */
export const notifiedScreens = ({ bench }: NotifiedOf): string[] => [
  ...['/pages/wish-list', productPage(bench), '/pages/wish-list'],
  ...['/pages/messages', notifications, '/pages'],
];

export const notificationActions: UserAction<NotifiedOf>[] = [
  {
    what: 'reads a notification',
    sends: ['markNotificationsRead'],
    // The conversation that it opens.
    asksAgain: ['Thread', 'MarkThreadRead'],
    shows: () => [notifications],
    async perform(page) {
      await followLink(page, notifications);
      const item = page.getByRole('main').getByRole('link', { name: /wrote to you/ });
      await item.press('Enter');
      await page.waitForURL('**/pages/messages/*');
      await ready(page);
    },
  },
  {
    what: 'looks at a product with a notification, which is read then',
    sends: ['markNotificationsReadAbout'],
    asksAgain: ['Product'],
    shows: ({ rack }) => [productPage(rack)],
    async perform(page, { rack }) {
      await followLink(page, '/pages/wish-list');
      await page.getByRole('main').getByRole('link', { name: rack.name }).first().press('Enter');
      await arrives(page, { path: productPage(rack), heading: rack.name });
    },
  },
  {
    what: 'marks all notifications as read',
    sends: ['markAllNotificationsRead'],
    shows: () => [notifications],
    async perform(page) {
      await followLink(page, notifications);
      await press(page, 'Mark all as read');
      await page.getByRole('button', { name: 'Mark all as read', disabled: true }).waitFor();
    },
  },
  {
    what: 'chooses what comes by mail',
    sends: ['updateNotificationSettings'],
    shows: () => [notifications],
    async perform(page) {
      await followLink(page, notifications);
      await page.getByRole('switch').press('Space');
    },
  },
];
