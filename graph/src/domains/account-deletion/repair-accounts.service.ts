import type { Shop } from '../../context/shop.ts';
import { finishDeletion, markDeleted } from './deletion-steps.ts';

/**
 * Brings accounts and identities together again at start, after a crash, or after one of the two was
 * restored from an older copy:
 * - a deletion begun is finished;
 * - an account without identity gets one under its uid again, without a password: its owner asks for a
 *   password-reset mail, or comes by Google (emulator only: a hosted project is not ours to fill);
 * - an identity without account is left alone: its owner has begun to sign up, and may go on.
 * What was done is logged.
 */
export async function repairAccounts(shop: Shop): Promise<void> {
  const finished = await finishDeletions(shop);
  if (finished > 0) shop.log.warn({ accounts: finished }, 'finished deletions begun earlier');
  if (!shop.identity.hosted) await restoreIdentities(shop);
}

/**
 * Finishes the deletions that a crash or an outage cut short; gives their number. One that fails again
 * is left for the next time.
 */
export async function finishDeletions(shop: Shop): Promise<number> {
  let finished = 0;
  // A range, since the index holds dates only; `$ne: null` would look at every account.
  const begun = { deletingAt: { $gt: new Date(0) } };
  for (const user of await shop.models.User.find(begun).lean()) {
    try {
      await markDeleted(shop, user);
      await finishDeletion(shop, user);
      finished += 1;
    } catch (error) {
      shop.log.error(error, 'could not finish a deletion');
    }
  }
  return finished;
}

async function restoreIdentities({ models, identity, log }: Shop): Promise<void> {
  const identities = new Set((await identity.list()).map((account) => account.uid));
  const users = await models.User.find({ deletingAt: null }).lean();
  let restored = 0;
  for (const { _id, uid, email, name } of users) {
    if (identities.delete(uid)) continue;
    try {
      await identity.create({ uid, email, displayName: name });
      restored += 1;
    } catch (error) {
      log.error({ err: error, userId: _id }, 'an account has no identity, and none could be made');
    }
  }
  await identity.persist();
  if (restored > 0) log.warn({ accounts: restored }, 'gave accounts an identity again');
  if (identities.size > 0) log.info({ identities: identities.size }, 'sign-ups not finished yet');
}
