import { notify } from '@fitness-zone/testkit/shop/notify.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { TwoShops, Users } from '../twoShops.ts';

/** Cases of the notifications. */
export const notificationCases = (): Case[] => [
  ...byEveryRole('MarkNotificationsRead', async ({ buyer }, { shop }) => ({
    ids: [await notify(shop, buyer.id), await notify(shop, buyer.id, 'paid'), unknownId],
  })),
  by('buyer', 'MarkNotificationsRead', 'again', async (users, shops) => {
    const ids = [await notify(shops.shop, users.buyer.id)];
    await shops.askServer('MarkNotificationsRead', { ids }, users.buyer);
    return { ids };
  }),
  by('buyer', 'MarkNotificationsRead', 'of somebody else', async (users, { shop }) => ({
    ids: [await notify(shop, users.seller.id)],
  })),
  by('buyer', 'MarkNotificationsRead', 'without ids', () => ({ ids: [] })),
  by('buyer', 'MarkNotificationsRead', 'for an id that is none', () => ({ ids: ['bell'] })),
  ...byEveryRole('MarkAllNotificationsRead', async (users, shops) => ({
    until: (await notifyThrice(users, shops))[1],
  })),
  by('buyer', 'MarkAllNotificationsRead', 'up to one of somebody else', async (users, shops) => {
    await notifyThrice(users, shops);
    return { until: await notify(shops.shop, users.seller.id) };
  }),
  by('buyer', 'MarkAllNotificationsRead', 'up to an unknown id', async (users, shops) => {
    await notifyThrice(users, shops);
    return { until: unknownId };
  }),
  by('buyer', 'MarkAllNotificationsRead', 'up to an id that is none', () => ({ until: 'bell' })),
  ...byEveryRole('UpdateNotificationSettings', () => ({ mailed: ['VERIFIED', 'SOLD', 'SOLD'] })),
  by('seller', 'UpdateNotificationSettings', 'to none', () => ({ mailed: [] })),
];

async function notifyThrice({ buyer }: Users, { shop }: TwoShops): Promise<string[]> {
  return [
    await notify(shop, buyer.id),
    await notify(shop, buyer.id, 'paid'),
    await notify(shop, buyer.id, 'refunded'),
  ];
}
