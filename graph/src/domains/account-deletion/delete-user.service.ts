import type { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import { Refusal } from '../../shared/refusal.ts';
import { validInput } from '../../shared/valid-input.ts';
import { hasAdmin } from '../accounts/admins.service.ts';
import { callIdentityProvider } from '../accounts/identity-proof.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import { findByEmail } from '../accounts/users.service.ts';
import { removeProductsOf } from '../catalog/stock.service.ts';
import { removeListsOf } from '../lists/lists.service.ts';

/** How many of the removed products an answer names. */
const namedProducts = 100;

/**
 * Deletes an account here and at the identity provider; its sessions end at once.
 * @throws Refusal `not-found` for an e-mail that no account has, or has any more; `conflict` for the last admin, `unavailable` when
 *   the provider does not answer: the account counts as deleted from then on, and a repeat finishes the deletion
 */
export async function deleteUser(context: Context, email: unknown) {
  requireRole(context, 'admin');
  const given = validInput('MutationDeleteUserArgs', { email });
  const user = await findByEmail(context, given.email, {
    alreadyDone: true,
    payload: { deletedCount: 0 },
  });
  const removed = await endAccount(context, user);
  return {
    message: `${user.email} user is deleted successfully`,
    deletedCount: 1,
    deletedUserId: user._id.toHexString(),
    deletedRole: user.role,
    removedProducts: removed.slice(0, namedProducts),
  };
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
      await endAccount(shop, user);
      finished += 1;
    } catch (error) {
      shop.log.error(error, 'could not finish a deletion');
    }
  }
  return finished;
}

/**
 * The deletion in the order that survives a crash at any step. The mark comes first and counts at once:
 * requests of this account are a visitor's from then on. The record goes last, since it is what a
 * repeat needs to find the rest.
 */
async function endAccount(shop: Shop, user: UserRecord) {
  await shop.models.User.updateOne({ _id: user._id }, { deletingAt: new Date() });
  if (user.role === 'admin') await refuseLastAdmin(shop, user._id);
  shop.events.publish({ kind: 'user-deleted', userId: user._id.toHexString() });
  const removed = await removeProductsOf(shop, user._id);
  await removeListsOf(shop, user._id);
  await callIdentityProvider(shop, async (identity) => {
    await identity.remove(user.uid);
    await identity.persist();
  });
  // A request that was under way at the first look may have posted something since.
  removed.push(...(await removeProductsOf(shop, user._id)));
  await removeListsOf(shop, user._id);
  await shop.models.User.deleteOne({ _id: user._id });
  // Published again, since pages that received the first change may have read records deleted only now.
  shop.events.publish({ kind: 'user-deleted', userId: user._id.toHexString() });
  return removed;
}

/** Asked after the mark, so that of two admins who delete each other at once not both can go. */
async function refuseLastAdmin({ models }: Pick<Shop, 'models'>, userId: Types.ObjectId) {
  if (await hasAdmin({ models })) return;
  await models.User.updateOne({ _id: userId }, { $unset: { deletingAt: 1 } });
  throw new Refusal('conflict', 'The last admin cannot be deleted.');
}
