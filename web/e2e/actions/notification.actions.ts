import type { PostedProduct } from '../support/records.ts';
import { arrives, followLink } from '../support/screens.ts';
import { press, productPage, type UserAction } from './userAction.ts';

const notifications = '/pages/notifications';

/** Products with notifications. */
type NotifiedOf = { bench: PostedProduct; rack: PostedProduct };

/** The screens that the recipient has opened before. */
export const notifiedScreens = ({ bench, rack }: NotifiedOf): string[] => [
  ...['/pages/wish-list', productPage(bench), '/pages/wish-list', productPage(rack)],
  ...[notifications, '/pages'],
];

export const notificationActions: UserAction<NotifiedOf>[] = [
  {
    what: 'reads a notification',
    sends: ['markNotificationsRead'],
    shows: () => [notifications],
    async perform(page, { bench }) {
      await followLink(page, notifications);
      const item = page.getByRole('main').getByRole('link', { name: new RegExp(bench.name) });
      await item.press('Enter');
      await arrives(page, { path: productPage(bench), heading: bench.name });
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
      await page.getByRole('switch').first().press('Space');
    },
  },
];
