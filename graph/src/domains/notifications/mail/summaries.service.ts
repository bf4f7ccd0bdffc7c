import { adminTaskKinds, canWait } from '@fitness-zone/contract/notifications/kinds.ts';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { pathOf } from '../notification-path.rules.ts';
import { isMailed } from '../notification-settings.rules.ts';
import type { DigestRecord } from './digest.model.ts';
import { openDigest } from './open-digest.service.ts';
import { type MailServices, orderOf, stopUrl } from './send-mail.service.ts';
import { summaryMailOf } from './summary-mail.rules.ts';

/** Creates the records of due summaries: one per account and hour, which a unique index guarantees. */
export async function openSummaries(services: MailServices, signal?: AbortSignal): Promise<void> {
  const { models, now } = services;
  const due = { summaryAt: { $lte: new Date(now()) } };
  const date = new Date(now()).toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
  const seen = new Set<string>();
  const cursor = models.Notification.find(due, { userId: 1 })
    .sort({ summaryAt: 1 })
    .lean()
    .cursor();
  for await (const { userId } of cursor) {
    if (signal?.aborted) return;
    const id = userId.toHexString();
    if (!seen.has(id)) await openDigest(services, { userId, date, isSummary: true });
    seen.add(id);
  }
}

/**
 * Puts the notifications due within the hour into a summary; others wait for the week's. Can repeat until noted as
 * done.
 */
export async function gatherSummary(
  { models, now }: Pick<MailServices, 'models' | 'now'>,
  { _id, userId }: DigestRecord,
): Promise<void> {
  await models.Notification.updateMany(
    { userId, summaryAt: { $lte: new Date(now() + hourMs) } },
    { $set: { digestId: _id }, $unset: { summaryAt: 1 } },
  );
}

/** The summary of the notifications that are still unread and wanted by mail; null if none are. */
export async function summaryOf(
  services: MailServices,
  { _id, userId }: DigestRecord,
  user: UserRecord,
): Promise<Mail | null> {
  const { models, config } = services;
  const gathered: NotificationRecord[] = await models.Notification.find({
    digestId: _id,
    // Admins' tasks count as read from the start, so they are included by kind.
    ...(user.role === 'admin'
      ? { $or: [{ readAt: null }, { kind: { $in: adminTaskKinds } }] }
      : { readAt: null }),
  })
    .sort({ _id: 1 })
    .lean();
  const wanted = await wantedOf(services, user, gathered);
  if (wanted.length === 0) return null;
  const lines = await Promise.all(
    wanted.map(async (notification) => {
      const path = pathOf(notification, user, await orderOf(services, notification));
      return { message: notification.message, link: `${config.publicUrl}${path}` };
    }),
  );
  const unsubscribeUrl = stopUrl(services, { scope: 'all', id: userId });
  const { publicUrl } = config;
  const isWeekly = Boolean(user.weeklyMails) && wanted.every(({ kind }) => canWait(kind));
  return summaryMailOf(_id.toHexString(), user, lines, { publicUrl, unsubscribeUrl, isWeekly });
}

/** The account may have changed its settings, or those of its searches. */
async function wantedOf(
  { models }: Pick<MailServices, 'models'>,
  user: UserRecord,
  notifications: readonly NotificationRecord[],
): Promise<NotificationRecord[]> {
  const ids = notifications.flatMap(({ savedSearchId }) => savedSearchId ?? []);
  const mailing = { _id: { $in: ids }, mail: 'at-once' as const, paused: false };
  const searches = await models.SavedSearch.find(mailing, { _id: 1 }).lean();
  const searchIds = new Set(searches.map((search) => search._id.toHexString()));
  return notifications.filter(({ kind, savedSearchId }) =>
    savedSearchId ? searchIds.has(savedSearchId.toHexString()) : isMailed(user, kind),
  );
}
