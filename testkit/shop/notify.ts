import { setTimeout } from 'node:timers/promises';
import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { Types } from 'mongoose';
import { unfollowedCollection } from '../../graph/src/adapters/database/unfollowed-collection.ts';
import { outboxModels } from '../../graph/src/domains/notifications/delivery/deliver-outbox.service.ts';
import type { TestShop } from './start-test-shop.ts';

type Shop = Pick<TestShop, 'models'>;

/** Creates an unread notification for an account; returns its id. */
export async function notify(
  { models }: Shop,
  userId: string,
  kind: NotificationKind = 'verified',
): Promise<string> {
  const key = new Types.ObjectId().toHexString();
  const details = { key, kind, userId, message: 'Something has happened.', createdAt: new Date() };
  return (await models.Notification.create(details))._id.toHexString();
}

/** Deliveries that are due or retried soon. A test that turned its clock back leaves others far in the future. */
const soon = ({ now }: Pick<TestShop, 'now'>) => ({
  $gt: new Date(0),
  $lte: new Date(now() + 10 * 60_000),
});

/** Resolves when everybody has been notified of everything and all mails are stored. */
export async function allNotified(shop: Pick<TestShop, 'models' | 'now'>): Promise<void> {
  const { models } = shop;
  // The offers of a product whose stock changed: their buyers are notified.
  while (await models.Product.exists({ offersDueAt: { $lte: new Date(shop.now()) } })) {
    await setTimeout(5);
  }
  for (const model of outboxModels) {
    const outboxes = unfollowedCollection(models[model]);
    while (await outboxes.findOne({ outboxDueAt: soon(shop) })) await setTimeout(5);
  }
  while (await models.Notification.exists({ mailAt: soon(shop) })) await setTimeout(5);
}
