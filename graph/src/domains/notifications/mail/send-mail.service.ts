import { canWait, isMailedAs } from '@fitness-zone/contract/notifications/kinds.ts';
import { unsubscribePathOf } from '@fitness-zone/contract/pages/unsubscribe-path.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Shop } from '../../../context/shop.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { isMailed } from '../notification-settings.rules.ts';
import { type Stopped, signStopToken } from '../unsubscribe/stop-token.rules.ts';
import { weekDueAfter } from './digest-day.rules.ts';
import { exceedsSenderLimit } from './exceeds-sender-limit.queries.ts';
import { mailOf } from './notification-mail.rules.ts';

export type MailServices = Pick<
  Shop,
  'models' | 'mail' | 'identity' | 'config' | 'log' | 'now' | 'jwtSecret'
>;

type Due = NotificationRecord & { mailAt: Date };

/** Milliseconds that one process has for a mail before another may send it; longer than all its timeouts together. */
export const leaseMs = 5 * 60_000;
const [leastDelayMs, mostDelayMs] = [60_000, 2 * hourMs];
/** Milliseconds after which a failing mail is given up. */
const givenUpAfterMs = dayMs;
/** Number of mails a process sends at once. */
export const batchSize = 5;

/** Milliseconds until a failed mail of this age is retried; null to give up. */
export const delayOf = (age: number): number | null =>
  age < givenUpAfterMs ? Math.min(Math.max(age / 2, leastDelayMs), mostDelayMs) : null;

/**
 * Sends due mails. One process takes each and has a few minutes for it; if it is killed, others repeat it with the same
 * Message-ID. Failures are retried at growing intervals, for a day.
 */
export async function sendDueMails(services: MailServices, signal?: AbortSignal): Promise<void> {
  const { Notification } = services.models;
  for (let found = batchSize; found === batchSize && !signal?.aborted; ) {
    const due: NotificationRecord[] = await Notification.find({
      mailAt: { $lte: new Date(services.now()) },
    })
      .sort({ mailAt: 1 })
      .limit(batchSize)
      .lean();
    found = due.length;
    await Promise.all(due.map((one) => sendMail(services, one)));
  }
}

async function sendMail(services: MailServices, found: NotificationRecord): Promise<void> {
  const { models, log, now } = services;
  const { _id, userId, mailAt } = found;
  const taken: NotificationRecord | null = await models.Notification.findOneAndUpdate(
    { _id, userId, ...(mailAt && { mailAt }) },
    { mailAt: new Date(now() + leaseMs) },
    { returnDocument: 'after' },
  ).lean();
  if (!taken?.mailAt) return;
  const mine = { ...taken, mailAt: taken.mailAt };
  try {
    const outcome = await sendToOwner(services, mine);
    const done = afterwards(services, outcome);
    return await setMail(services, mine, { $unset: { mailAt: 1 }, ...done });
  } catch (error) {
    const delay = delayOf(now() - found.createdAt.getTime());
    if (delay !== null) {
      log.warn({ err: error, notification: _id }, 'a mail was not sent yet');
      return setMail(services, mine, { mailAt: new Date(now() + delay) });
    }
    log.error({ err: error, notification: _id }, 'a mail was given up after a day');
  }
  await setMail(services, mine, { $unset: { mailAt: 1 } });
}

type Outcome = 'sent' | 'not wanted' | 'too many' | 'weekly';

/** Mails above the limit wait for a summary, at most an hour; mails that can wait go into the week's. */
function afterwards({ now, config }: Pick<MailServices, 'now' | 'config'>, outcome: Outcome) {
  switch (outcome) {
    case 'sent':
      return { $set: { mailedAt: new Date(now()) } };
    case 'not wanted':
      return {};
    case 'too many':
      return { $set: { summaryAt: new Date(now() + hourMs) } };
    case 'weekly':
      return { $set: { summaryAt: new Date(weekDueAfter(now(), config.timeZone)) } };
  }
}

/** Changes the due time of the mail, unless another process has taken it meanwhile. */
async function setMail(
  { models }: Pick<MailServices, 'models'>,
  { _id, userId, mailAt }: Due,
  update:
    | { mailAt: Date }
    | { $unset: { mailAt: 1 }; $set?: { mailedAt: Date } | { summaryAt: Date } },
): Promise<void> {
  await models.Notification.updateOne({ _id, userId, mailAt }, update);
}

/** Sends a mail if the account still exists and, for real mail, its address is confirmed. */
async function sendToOwner(services: MailServices, notification: Due): Promise<Outcome> {
  const { mail, config } = services;
  const { userId } = notification;
  const user = await presentUser(services, notification);
  if (!user || !(await getsMails(services, user))) return 'not wanted';
  if (!(await isWanted(services, user, notification))) return 'not wanted';
  if (user.weeklyMails && canWait(notification.kind)) return 'weekly';
  if (await exceedsSenderLimit(services, notification, ['mailAt', 'mailedAt'])) return 'too many';
  const orderId = await orderOf(services, notification);
  const stopped = stoppedByMailOf(notification);
  const unsubscribeUrl = stopped && stopUrl(services, stopped);
  await mail.send(mailOf(notification, user, config.publicUrl, { orderId, unsubscribeUrl }));
  // The account's deletion may have run before this mail was stored.
  if (!(await presentUser(services, notification))) await mail.removeOf(userId.toHexString());
  return 'sent';
}

/** Mails that a notification mail's link stops; null for those always sent. */
function stoppedByMailOf({ savedSearchId, userId, kind }: Due): Stopped | null {
  if (savedSearchId) return { scope: 'search', id: savedSearchId };
  return isMailedAs(kind, 'always') ? null : { scope: 'kind', id: userId, kind };
}

/** The address that stops mails without a sign-in. */
export const stopUrl = (
  { config, jwtSecret }: Pick<MailServices, 'config' | 'jwtSecret'>,
  stopped: Stopped,
): string => `${config.publicUrl}${unsubscribePathOf(signStopToken({ jwtSecret }, stopped))}`;

/** Whether the account still wants such mails; it may have stopped them since. */
async function isWanted(
  { models }: Pick<MailServices, 'models'>,
  user: UserRecord,
  { kind, savedSearchId }: Due,
): Promise<boolean> {
  if (!savedSearchId) return isMailed(user, kind);
  const mailing = { _id: savedSearchId, mail: 'at-once' as const, paused: false };
  return (await models.SavedSearch.exists(mailing)) !== null;
}

/** The id of the order that a notification is about; null for none. */
export async function orderOf(
  { models }: Pick<MailServices, 'models'>,
  { paymentId }: Pick<NotificationRecord, 'paymentId'>,
): Promise<string | null> {
  if (!paymentId) return null;
  const order = await models.Order.findOne({ firstPaymentId: paymentId }, { _id: 1 }).lean();
  return order?._id.toHexString() ?? null;
}

/** The account that a mail is for; null for one that is deleted. */
export async function presentUser(
  { models }: Pick<MailServices, 'models'>,
  { userId }: Pick<Due, 'userId'>,
): Promise<UserRecord | null> {
  const user: UserRecord | null = await models.User.findById(userId).lean();
  return user && !user.deletingAt ? user : null;
}

/** Whether mails are stored as files, or the address is confirmed as the account's. */
export const getsMails = async (services: MailServices, user: UserRecord): Promise<boolean> =>
  services.mail.kept !== null || ownsAddress(services, user);

/** Whether the address is confirmed, since anyone can sign up with any. */
async function ownsAddress(
  { identity }: Pick<MailServices, 'identity'>,
  { uid, email }: UserRecord,
): Promise<boolean> {
  const account = await identity.account(uid);
  return account?.emailVerified === true && account.email === email;
}
