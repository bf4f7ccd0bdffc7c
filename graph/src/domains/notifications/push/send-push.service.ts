import { createHash } from 'node:crypto';
import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import {
  notificationGroup,
  notificationSubject,
} from '@fitness-zone/contract/notifications/kinds.ts';
import type { PushMessage } from '@fitness-zone/contract/notifications/push-message.ts';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import type { PushOutcome } from '../../../adapters/push/push.ts';
import type { Shop } from '../../../context/shop.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import { exceedsSenderLimit } from '../mail/exceeds-sender-limit.queries.ts';
import { orderOf, presentUser } from '../mail/send-mail.service.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { pathOf } from '../notification-path.rules.ts';
import type { PushDeviceRecord } from './push-device.model.ts';

export type PushServices = Pick<Shop, 'models' | 'push' | 'log' | 'now'>;

/** Number of notifications that a process pushes at once. */
const batchSize = 20;
const retryMs = 60_000;
/** Milliseconds after which a message is out of date. */
const givenUpAfterMs = hourMs;

/**
 * Sends due notifications to the devices of their accounts. A process removes the due time first, so that a device gets
 * each at most once, even if the process is killed. Skips those read or switched off meanwhile.
 */
export async function sendDuePushes(services: PushServices, signal?: AbortSignal): Promise<void> {
  const { models, now, push } = services;
  if (!push.key) return;
  for (let found = batchSize; found === batchSize && !signal?.aborted; ) {
    const due: NotificationRecord[] = await models.Notification.find({
      pushAt: { $lte: new Date(now()) },
    })
      .sort({ pushAt: 1 })
      .limit(batchSize)
      .lean();
    found = due.length;
    await Promise.all(due.map((one) => sendPush(services, one)));
  }
}

async function sendPush(services: PushServices, found: NotificationRecord): Promise<void> {
  const { models, log, now } = services;
  const { _id, userId, pushAt } = found;
  const taken: NotificationRecord | null = await models.Notification.findOneAndUpdate(
    { _id, userId, ...(pushAt && { pushAt }) },
    { $unset: { pushAt: 1 }, $set: { pushedAt: new Date(now()) } },
    { returnDocument: 'after' },
  ).lean();
  // After an outage, the message is out of date.
  if (!taken || now() - taken.createdAt.getTime() > givenUpAfterMs) return;
  try {
    const outcomes = await sendToDevices(services, taken);
    // With several devices there is no retry, since one of them may have it.
    if (outcomes.length === 1 && outcomes[0] === 'later') await tryAgain(services, taken);
  } catch (err) {
    log.error({ err, notification: _id }, 'a push message was given up');
  }
}

async function tryAgain({ models, now }: PushServices, { _id, userId }: NotificationRecord) {
  await models.Notification.updateOne(
    { _id, userId },
    { $set: { pushAt: new Date(now() + retryMs) } },
  );
}

async function sendToDevices(
  services: PushServices,
  notification: NotificationRecord,
): Promise<PushOutcome[]> {
  const { models } = services;
  const { userId, kind, readAt, createdAt } = notification;
  // An admin's task is never unread.
  const isSeen = readAt !== undefined && readAt !== null && readAt > createdAt;
  const user = await presentUser(services, notification);
  if (!user || user.suspendedAt || isSeen) return [];
  if (await exceedsSenderLimit(services, notification, ['pushAt', 'pushedAt'])) return [];
  const devices: PushDeviceRecord[] = await models.PushDevice.find({ userId }).lean();
  const wanted = devices.filter(({ groups }) => groups.includes(notificationGroup(kind)));
  const orderId = await orderOf(services, notification);
  const subject = subjectOf(notification, orderId);
  const message = JSON.stringify(messageOf(notification, user, orderId, subject));
  const topic = topicOf(notification, subject);
  return Promise.all(wanted.map((device) => sendToDevice(services, device, message, topic)));
}

async function sendToDevice(
  { models, push }: PushServices,
  device: PushDeviceRecord,
  message: string,
  topic: string,
): Promise<PushOutcome> {
  const outcome = await push.send(device, message, topic);
  if (outcome === 'gone') {
    const { _id, endpoint, publicKey } = device;
    await models.PushDevice.deleteOne({ _id, endpoint, publicKey });
  }
  return outcome;
}

/** The message that the browser shows, without names. */
function messageOf(
  notification: NotificationRecord,
  user: UserRecord,
  orderId: string | null,
  subject: string,
): PushMessage {
  return {
    id: notification._id.toHexString(),
    title: notificationSubject(notification.kind),
    body: oneLine(notification.message),
    path: pathOf(notification, user, orderId),
    subject,
  };
}

/** The subject of a message. A later message about the same subject replaces it in the browser. */
const subjectOf = (
  { threadId, paymentId, productId, kind }: NotificationRecord,
  orderId: string | null,
): string =>
  orderId ?? [threadId, paymentId, productId].find((id) => id != null)?.toHexString() ?? kind;

/** The subject, hashed so that the push service only learns whether two messages share it. */
const topicOf = ({ userId }: NotificationRecord, subject: string): string =>
  createHash('sha256')
    .update(`${userId.toHexString()} ${subject}`)
    .digest('base64url')
    .slice(0, 32);
