import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { Types } from 'mongoose';
import { afterAll, expect, test, vi } from 'vitest';

const shop = await startTestShop();
afterAll(() => shop.close());
const { Notification, User, Follow } = shop.models;

test('long lists are notified one after the other, and short ones meanwhile', async () => {
  const { seller, buyer } = await createUsers(shop);
  const followers = Array.from({ length: 30 }, () => new Types.ObjectId());
  await User.insertMany(
    followers.map((_id) => ({
      _id,
      uid: `${_id}`,
      name: 'follower',
      email: `${_id}@example.com`,
      role: 'buyer',
    })),
  );
  const sellerId = new Types.ObjectId(seller.id);
  await Follow.insertMany(
    followers.map((userId) => ({ userId, sellerId, createdAt: new Date(0) })),
  );
  const { promise: goingOn, resolve: goOn } = Promise.withResolvers<void>();
  const insertMany = Notification.insertMany.bind(Notification);
  let [underWay, mostUnderWay] = [0, 0];
  Notification.insertMany = (async (...given: Parameters<typeof insertMany>) => {
    if ([given[0]].flat().length === 1) return insertMany(...given);
    underWay += 1;
    mostUnderWay = Math.max(underWay, mostUnderWay);
    await goingOn;
    return insertMany(...given).finally(() => {
      underWay -= 1;
    });
  }) as never;

  const products = await Promise.all([1, 2, 3].map(() => seller.addProduct(aProduct())));
  for (const product of products) await buyer.addToBookingList(product);
  const count = (kind: 'booked' | 'new-listing') => Notification.countDocuments({ kind });
  await vi.waitFor(async () => expect(await count('booked')).toBe(3), { timeout: waits.step });
  expect(await count('new-listing')).toBe(0);
  goOn();
  await allNotified(shop);
  expect(await count('new-listing')).toBe(3 * followers.length);
  expect(mostUnderWay).toBe(1);
});
