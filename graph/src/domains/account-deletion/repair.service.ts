import type { Shop } from '../../context/shop.ts';
import { finishDeletions } from './delete-user.service.ts';

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
