import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Shop } from '../../../context/shop.ts';
import type { NotificationRecord } from '../notification.model.ts';

/** Maximum number of mails per hour for each kind that others can trigger at will. */
export const mostMailsAnHour = 20;

/** Kinds that others can trigger repeatedly at no cost: somebody could flood a mailbox with them. */
const atWill: readonly NotificationKind[] = [
  'booked',
  'new-listing',
  'new-match',
  'cheaper-match',
  'price-lowered',
  'unavailable',
  'product-edited',
  'message',
  'offer-made',
  'offer-declined',
  'offer-closed',
  'report-filed',
];

/**
 * True if the account had as many of this kind in the hour before. The answer never changes, so the retry of a failed
 * mail isn't decided again.
 */
export async function isOneTooMany(
  { models }: Pick<Shop, 'models'>,
  { _id, userId, kind, createdAt }: NotificationRecord,
): Promise<boolean> {
  if (!atWill.includes(kind)) return false;
  const since = new Date(createdAt.getTime() - hourMs);
  const before = await models.Notification.find(
    { userId, kind, createdAt: { $gt: since, $lte: createdAt }, _id: { $lt: _id } },
    { _id: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(mostMailsAnHour)
    .lean();
  return before.length === mostMailsAnHour;
}
