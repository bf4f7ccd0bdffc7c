import type { Mail } from '../../../adapters/mail/mail.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import { pathOf } from '../../saved-searches/saved-search.rules.ts';
import type { NotificationRecord } from '../notification.model.ts';
import type { DigestRecord } from './digest.model.ts';
import { digestDayAt, digestDueAfter } from './digest-day.rules.ts';
import { digestMailOf, type Found } from './digest-mail.rules.ts';
import { openDigest } from './open-digest.service.ts';
import {
  batchSize,
  delayOf,
  getsMails,
  leaseMs,
  type MailServices,
  presentUser,
  stopUrl,
} from './send-mail.service.ts';
import { gatherSummary, openSummaries, summaryOf } from './summaries.service.ts';

/** Maximum number of matches listed per saved search; a link leads to all. */
const mostLines = 20;

/**
 * Sends the daily mails of saved searches, one per account and day, and the summaries of mails above the limit. The
 * process that takes one gathers its notifications once and sends it. If that process is killed, others repeat it with
 * the same Message-ID. Failures are retried at growing intervals, for a day.
 */
export async function sendDueDigests(services: MailServices, signal?: AbortSignal): Promise<void> {
  await openDigests(services, signal);
  await openSummaries(services, signal);
  for (let found = batchSize; found === batchSize && !signal?.aborted; ) {
    const due: DigestRecord[] = await services.models.Digest.find({
      mailAt: { $lte: new Date(services.now()) },
    })
      .sort({ mailAt: 1 })
      .limit(batchSize)
      .lean();
    found = due.length;
    await Promise.all(due.map((digest) => sendDigest(services, digest)));
  }
}

/** Creates the records of due mails. Matches after the day's mail wait until tomorrow. */
async function openDigests(services: MailServices, signal?: AbortSignal): Promise<void> {
  const { models, now, config } = services;
  const at = now();
  const date = digestDayAt(at, config.timeZone);
  const due = { digestAt: { $lte: new Date(at) } };
  const seen = new Set<string>();
  const cursor = models.Notification.find(due, { userId: 1 }).sort({ digestAt: 1 }).lean().cursor();
  for await (const { userId } of cursor) {
    if (signal?.aborted) return;
    const id = userId.toHexString();
    if (seen.has(id)) continue;
    seen.add(id);
    const digest = await models.Digest.findOne({ userId, date }).lean();
    if (!digest) await openDigest(services, { userId, date });
    else if (digest.gatheredAt) {
      const digestAt = new Date(digestDueAfter(at, config.timeZone));
      await models.Notification.updateMany({ userId, ...due }, { digestAt });
    }
  }
}

async function sendDigest(services: MailServices, found: DigestRecord): Promise<void> {
  const { models, log, now } = services;
  const { _id, mailAt } = found;
  if (!mailAt) return;
  const lease = new Date(now() + leaseMs);
  const taken = await models.Digest.findOneAndUpdate(
    { _id, mailAt },
    { mailAt: lease },
    { returnDocument: 'after' },
  ).lean();
  if (!taken) return;
  let after: { mailAt: Date } | { $unset: { mailAt: 1 } } = { $unset: { mailAt: 1 } };
  try {
    if (!taken.gatheredAt) await gather(services, taken);
    await sendToOwner(services, taken);
  } catch (error) {
    const delay = delayOf(now() - found.createdAt.getTime());
    if (delay === null) log.error({ err: error, digest: _id }, 'a mail was given up after a day');
    else {
      log.warn({ err: error, digest: _id }, 'a mail was not sent yet');
      after = { mailAt: new Date(now() + delay) };
    }
  }
  await models.Digest.updateOne({ _id, mailAt: lease }, after);
}

/** Puts the due matches into a mail. Repeatable until noted as done. */
async function gather(services: MailServices, digest: DigestRecord): Promise<void> {
  const { models, now } = services;
  const { _id, userId } = digest;
  const at = new Date(now());
  if (digest.isSummary) await gatherSummary(services, digest);
  else
    await models.Notification.updateMany(
      { userId, digestAt: { $lte: at } },
      { $set: { digestId: _id }, $unset: { digestAt: 1 } },
    );
  await models.Digest.updateOne({ _id }, { gatheredAt: at });
}

async function sendToOwner(services: MailServices, digest: DigestRecord): Promise<void> {
  const user = await presentUser(services, digest);
  if (!user || user.suspendedAt || !(await getsMails(services, user))) return;
  const mail = await (digest.isSummary ? summaryOf : dailyMailOf)(services, digest, user);
  if (!mail) return;
  await services.mail.send(mail);
  // The account's deletion may have run before this mail was stored.
  if (!(await presentUser(services, digest))) {
    await services.mail.removeOf(digest.userId.toHexString());
  }
}

/** Null if none of the matches is for sale any longer. */
async function dailyMailOf(
  services: MailServices,
  { _id, userId }: DigestRecord,
  user: UserRecord,
): Promise<Mail | null> {
  const { config, models } = services;
  const notifications = await models.Notification.find({ digestId: _id }).sort({ _id: 1 }).lean();
  const found = await foundBy(services, notifications);
  if (found.length === 0) return null;
  const unsubscribeUrl = stopUrl(services, { scope: 'account', id: userId });
  const { publicUrl, currency } = config;
  return digestMailOf(_id.toHexString(), user, found, { publicUrl, unsubscribeUrl, currency });
}

/** Matches still for sale, of searches whose mails weren't stopped. */
async function foundBy(
  { models, config }: MailServices,
  notifications: readonly NotificationRecord[],
): Promise<Found[]> {
  const ids = (field: 'savedSearchId' | 'productId') =>
    notifications.flatMap((notification) => notification[field] ?? []);
  const [searches, products] = await Promise.all([
    models.SavedSearch.find({ _id: { $in: ids('savedSearchId') }, mail: 'daily', paused: false })
      .sort({ _id: 1 })
      .lean(),
    models.Product.find({ _id: { $in: ids('productId') }, inStock: 'available' }).lean(),
  ]);
  const productOf = new Map(products.map((product) => [product._id.toHexString(), product]));
  return searches.flatMap((search) => {
    // Lists a product that is new and became cheaper once, by its last notification.
    const own = new Map(
      notifications
        .filter(({ savedSearchId }) => savedSearchId?.equals(search._id))
        .map(({ productId, kind }) => [productId?.toHexString() ?? '', kind]),
    );
    const matches = [...own].flatMap(([id, kind]) => {
      const product = productOf.get(id);
      return product ? [{ product, isCheaper: kind === 'cheaper-match' }] : [];
    });
    const shown = matches.slice(0, mostLines);
    const path = pathOf(search, config.currency);
    return shown.length > 0 ? [{ name: search.name, path, matches: shown }] : [];
  });
}
