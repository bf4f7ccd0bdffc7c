import type { NotificationGroup } from '@fitness-zone/contract/enums.ts';
import { adminTaskKinds, notificationGroup } from '@fitness-zone/contract/notifications/kinds.ts';
import { mongo, Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import { publishNotifications } from '../mark-read.service.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { hiddenKinds, isMailed } from '../notification-settings.rules.ts';
import { pushDueAfter } from '../push/push-time.rules.ts';
import { pushedGroups } from '../push/pushed-groups.queries.ts';
import type { Draft } from './draft.rules.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now'> & { sendsMails?: boolean };

/**
 * Creates notifications from drafts and publishes them. Each is created once, even by repeated or concurrent calls.
 * Deleted accounts, and those being deleted, get none.
 */
export async function createNotifications(
  services: Services,
  drafts: readonly Draft[],
): Promise<void> {
  if (drafts.length === 0) return;
  const { models, events, now, sendsMails = true } = services;
  const users = await presentUsers(services, drafts);
  const groups = await pushedGroups(services, [...users.values()]);
  const made = drafts.flatMap((draft) => {
    const user = users.get(draft.userId.toHexString());
    if (!user) return [];
    const mail = sendsMails && isMailed(user, draft.kind) ? { mailAt: new Date(now()) } : {};
    const isListed = !hiddenKinds(user).includes(draft.kind);
    if (!isListed && !mail.mailAt) return [];
    const shown = isListed
      ? shownIn(user, draft, groups.get(user._id.toHexString()), now())
      : { unlistedAt: new Date(now()) };
    return { _id: new Types.ObjectId(), ...draft, ...mail, ...shown };
  });
  if (made.length === 0) return;
  const isNew = await insertMissing(models, made);
  await removeOfDeleted(services, made);
  const keys = made.map(({ key }) => key);
  // An earlier try may have inserted some without publishing them.
  const created = isNew ? made : await models.Notification.find({ key: { $in: keys } }).lean();
  publishNotifications({ events }, created);
}

/** Initial state of a listed notification. An admin's task is never unread, since "To do" counts it. */
function shownIn(
  { role }: Recipient,
  { kind, createdAt }: Draft,
  pushed: ReadonlySet<NotificationGroup> | undefined,
  now: number,
) {
  return {
    ...(role === 'admin' && adminTaskKinds.includes(kind) && { readAt: createdAt }),
    ...(pushed?.has(notificationGroup(kind)) && { pushAt: pushDueAfter(now) }),
  };
}

type Recipient = Pick<UserRecord, '_id' | 'role' | 'mailedNotifications' | 'hiddenNotifications'>;

/** The existing accounts of drafts, by id. */
async function presentUsers(
  { models }: Pick<Services, 'models'>,
  drafts: readonly Pick<Draft, 'userId'>[],
): Promise<Map<string, Recipient>> {
  const present = { _id: { $in: drafts.map(({ userId }) => userId) }, deletingAt: null };
  const users: Recipient[] = await models.User.find(present, {
    role: 1,
    mailedNotifications: 1,
    hiddenNotifications: 1,
  }).lean();
  return new Map(users.map((user) => [user._id.toHexString(), user]));
}

/** Inserts missing notifications; true if all were missing. */
async function insertMissing(
  { Notification }: Pick<Services['models'], 'Notification'>,
  made: readonly NotificationRecord[],
): Promise<boolean> {
  try {
    await Notification.insertMany(made, { ordered: false, lean: true });
    return true;
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const others = [error.writeErrors].flat().filter(({ code }) => code !== 11_000);
    if (others.length > 0) throw error;
    return false;
  }
}

/**
 * Removes the notifications of accounts whose deletion began after they were looked up, since it may have missed these.
 * A later deletion finds them.
 */
async function removeOfDeleted(services: Services, made: readonly NotificationRecord[]) {
  const users = await presentUsers(services, made);
  const gone = made.map(({ userId }) => userId).filter((id) => !users.has(id.toHexString()));
  if (gone.length === 0) return;
  await services.models.Notification.deleteMany({ userId: { $in: gone } });
}
