import {
  mdiAccountCircleOutline,
  mdiBellOutline,
  mdiBellPlusOutline,
  mdiCheckboxMarkedCircleOutline,
  mdiHandCoinOutline,
  mdiMessageTextOutline,
} from '@mdi/js';
import { paths, patterns } from '../lib/paths.ts';
import { sellScreen } from './buying.ts';
import { loadComponent, type Screen, screen, signedIn } from './screen.ts';

const traders = ['BUYER', 'SELLER'] as const;

const inbox = {
  load: loadComponent(
    'MessagesLayout',
    () => import('../features/messages/inbox/MessagesLayout.tsx'),
  ),
};

/** The first line under the second heading of everybody's menu. */
export const toDoScreen = screen({
  path: paths.toDo,
  roles: signedIn,
  component: 'TasksPage',
  load: () => import('../features/tasks/TasksPage.tsx'),
  menu: { heading: 'MORE', text: 'To do', icon: mdiCheckboxMarkedCircleOutline },
  // The menus already send its query.
  visit: { as: ['buyer', 'seller', 'admin'] },
});

/** Screens that several roles share: orders, messages, offers, their account. */
export const dealingScreens: readonly Screen[] = [
  screen({
    path: patterns.order,
    roles: signedIn,
    component: 'OrderPage',
    load: () => import('../features/orders/page/OrderPage.tsx'),
    visit: { at: ['/pages/orders/:order'], asks: ['Order'] },
  }),
  screen({
    path: patterns.orderReceipt,
    roles: signedIn,
    component: 'OrderReceiptPage',
    load: () => import('../features/orders/receipt/OrderReceiptPage.tsx'),
    visit: { at: ['/pages/orders/:order/receipt'], asks: ['OrderReceipt'] },
  }),
  screen({
    path: paths.messages,
    roles: signedIn,
    frame: inbox,
    component: 'ChooseThread',
    load: () => import('../features/messages/inbox/ChooseThread.tsx'),
    closesMenus: true,
    menu: { heading: 'MORE', text: 'Messages', icon: mdiMessageTextOutline, roles: traders },
    visit: { as: ['buyer', 'seller'], asks: ['Threads'] },
  }),
  screen({
    path: patterns.thread,
    roles: signedIn,
    frame: inbox,
    component: 'ThreadPage',
    load: () => import('../features/messages/thread/ThreadPage.tsx'),
    closesMenus: true,
    visit: { at: ['/pages/messages/:thread'], asks: ['Threads', 'Thread'] },
  }),
  screen({
    path: paths.offers,
    // Each role sees its own side.
    roles: traders,
    component: 'OffersPage',
    load: () => import('../features/offers/OffersPage.tsx'),
    menu: { heading: 'MORE', text: 'Offers', icon: mdiHandCoinOutline },
    visit: {
      as: ['buyer', 'seller'],
      asksFor: { buyer: ['MadeOffers'], seller: ['ReceivedOffers'] },
    },
  }),
  sellScreen,
  screen({
    path: paths.savedSearches,
    roles: signedIn,
    component: 'SavedSearchesPage',
    load: () => import('./saved-searches/SavedSearchesPage.tsx'),
    menu: { heading: 'MORE', text: 'Saved Searches', icon: mdiBellPlusOutline, roles: traders },
    visit: { asks: ['SavedSearches'] },
  }),
];

/** The last lines of everybody's menu. */
export const accountScreens: readonly Screen[] = [
  screen({
    path: paths.notifications,
    roles: signedIn,
    component: 'NotificationsPage',
    load: () => import('../features/notifications/NotificationsPage.tsx'),
    menu: { heading: 'MORE', text: 'Notifications', icon: mdiBellOutline },
    visit: { as: ['buyer', 'seller'], asks: ['Notifications'] },
  }),
  screen({
    path: paths.mails,
    roles: signedIn,
    component: 'MailsPage',
    load: () => import('../features/notifications/mails/MailsPage.tsx'),
    visit: { asks: ['DemoMails'] },
  }),
  screen({
    path: paths.profile,
    roles: signedIn,
    component: 'ProfilePage',
    load: () => import('../features/accounts/profile/ProfilePage.tsx'),
    menu: { heading: 'MORE', text: 'Profile', icon: mdiAccountCircleOutline },
  }),
];
