import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Shop } from '../../../context/shop.ts';
import type { NotificationRecord } from '../notification.model.ts';

/** Maximum number of mails per hour for each sender, recipient and kind that senders can cause at will. */
export const mostMailsAnHour = 20;

/**
 * Kinds that others can cause repeatedly at no cost, and so could flood a mailbox with. Excludes decisions, refunds and
 * cancellations, which always mail.
 */
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
  'offer-countered',
  'offer-declined',
  'offer-closed',
  'report-filed',
  'pick-up-proposed',
  'pick-up-agreed',
  'pick-up-arrived',
  'hand-over-claimed',
  'hand-over-objected',
  'cancellation-requested',
  'problem-reported',
  'problem-updated',
];

/**
 * True if the account got the hour's limit of this kind from this sender, or is about to.
 * @param sent the fields of the way: by mail or by push
 */
export async function exceedsSenderLimit(
  { models }: Pick<Shop, 'models'>,
  { _id, userId, senderId, kind, createdAt }: NotificationRecord,
  sent: readonly ['mailAt', 'mailedAt'] | readonly ['pushAt', 'pushedAt'],
): Promise<boolean> {
  if (!senderId || !atWill.includes(kind)) return false;
  const since = new Date(createdAt.getTime() - hourMs);
  const mailed = await models.Notification.find(
    {
      userId,
      kind,
      senderId,
      createdAt: { $gt: since, $lte: createdAt },
      _id: { $lt: _id },
      // Leaves out those that aren't sent, and those that wait for a summary.
      $or: sent.map((field) => ({ [field]: { $ne: null } })),
    },
    { _id: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(mostMailsAnHour)
    .lean();
  return mailed.length === mostMailsAnHour;
}
