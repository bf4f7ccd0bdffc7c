import type { Shop } from '../../../context/shop.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { isOneTooMany } from './is-one-too-many.rules.ts';
import { mailOf } from './notification-mail.rules.ts';

export type MailServices = Pick<Shop, 'models' | 'mail' | 'identity' | 'config' | 'log' | 'now'>;

type Due = NotificationRecord & { mailAt: Date };

/**
 * How long a process has for one mail before another may send it, in milliseconds: more than all time-outs together.
 */
const leaseMs = 5 * 60_000;
const [leastDelayMs, mostDelayMs] = [60_000, 2 * 60 * 60_000];
/** From this age on, in milliseconds, a mail that fails is given up. */
const givenUpAfterMs = 24 * 60 * 60_000;
/** Number of mails a process sends at once. */
const batchSize = 5;

/**
 * Sends the mails that are due. One process takes each and has a few minutes for it; if it ends meanwhile, others
 * repeat it with the same Message-ID. Failures are retried at growing intervals, for a day.
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
    await sendToOwner(services, mine);
  } catch (error) {
    const age = now() - found.createdAt.getTime();
    if (age < givenUpAfterMs) {
      log.warn({ err: error, notification: _id }, 'a mail was not sent yet');
      const delay = Math.min(Math.max(age / 2, leastDelayMs), mostDelayMs);
      return setMail(services, mine, { mailAt: new Date(now() + delay) });
    }
    log.error({ err: error, notification: _id }, 'a mail was given up after a day');
  }
  await setMail(services, mine, { $unset: { mailAt: 1 } });
}

/** Changes when the mail is due, unless another process has taken it meanwhile. */
async function setMail(
  { models }: Pick<MailServices, 'models'>,
  { _id, userId, mailAt }: Due,
  update: { mailAt: Date } | { $unset: { mailAt: 1 } },
): Promise<void> {
  await models.Notification.updateOne({ _id, userId, mailAt }, update);
}

/** Sends a mail to an account that is there, and whose address is proved to be its own where mail is really sent. */
async function sendToOwner(services: MailServices, notification: Due): Promise<void> {
  const { mail, config } = services;
  const { userId } = notification;
  const user = await presentUser(services, notification);
  if (!user || (await isOneTooMany(services, notification))) return;
  if (!(mail.kept || (await ownsAddress(services, user)))) return;
  const orderId = await orderOf(services, notification);
  await mail.send(mailOf(notification, user, config.publicUrl, orderId));
  // Its deletion may have removed what was kept before this was.
  if (!(await presentUser(services, notification))) await mail.removeOf(userId.toHexString());
}

/** The id of the order that a notification is about; null for none. */
async function orderOf(
  { models }: Pick<MailServices, 'models'>,
  { paymentId }: Due,
): Promise<string | null> {
  if (!paymentId) return null;
  const order = await models.Order.findOne({ firstPaymentId: paymentId }, { _id: 1 }).lean();
  return order?._id.toHexString() ?? null;
}

async function presentUser(
  { models }: Pick<MailServices, 'models'>,
  { userId }: Due,
): Promise<UserRecord | null> {
  const user: UserRecord | null = await models.User.findById(userId).lean();
  return user && !user.deletingAt ? user : null;
}

/** Whether the identity provider has seen proof that the address is the account's: any can be given at a sign-up. */
async function ownsAddress(
  { identity }: Pick<MailServices, 'identity'>,
  { uid, email }: UserRecord,
): Promise<boolean> {
  const account = await identity.account(uid);
  return account?.emailVerified === true && account.email === email;
}
