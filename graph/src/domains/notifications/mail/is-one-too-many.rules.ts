import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import type { Shop } from '../../../context/shop.ts';
import type { NotificationRecord } from '../notification.model.ts';

/** Of each kind that others bring about at will an account gets so many mails in an hour at most. */
export const mostMailsAnHour = 20;
const hourMs = 60 * 60_000;

/** What others can bring about again and again, at no cost: somebody could fill a mailbox by it. */
const atWill: readonly NotificationKind[] = [
  ...(['booked', 'price-lowered', 'unavailable', 'product-edited', 'message'] as const),
  ...(['offer-made', 'offer-declined', 'offer-closed', 'report-filed'] as const),
];

/**
 * Whether a notification comes by no mail, since its account was notified of as many of its kind in the hour before.
 * The answer stays the same whenever it is asked, so that a mail that failed is not decided about anew.
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
