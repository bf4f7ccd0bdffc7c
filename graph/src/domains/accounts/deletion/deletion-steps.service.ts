import { hasOtherAdmin } from '../../../context/own-business.ts';
import type { Shop } from '../../../context/shop.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { type AdminAct, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import { callIdentityProvider } from '../identity-proof.service.ts';
import type { UserRecord } from '../user.model.ts';
import { removeAccountRecords } from './remove-account-records.service.ts';

/**
 * Deletes an account, by its owner or an admin, and records that: all steps in order.
 * @throws Refusal `conflict` for the last admin, `unavailable` when the identity provider does not answer: the account
 * counts as deleted from then on, and a repeat finishes the deletion
 */
export async function deleteAndRecord(
  shop: Shop,
  user: UserRecord,
  by: Omit<AdminAct, 'targetId'>,
) {
  if (user.role === 'admin' && !(await hasOtherAdmin(shop, user._id))) throw lastAdmin();
  await recordAdminAct(shop, { ...by, targetId: user._id }, () => markDeleted(shop, user));
  return finishDeletion(shop, user);
}

/**
 * Marks an account as deleted: from then on its requests are a visitor's. The mark comes first, so that a crash at any
 * later step leaves a deletion to finish.
 * @throws Refusal `conflict` for the last admin
 */
export async function markDeleted(shop: Shop, user: UserRecord): Promise<void> {
  await shop.models.User.updateOne({ _id: user._id }, { deletingAt: new Date() });
  // Checks after the mark, so that two admins who delete each other can't both go.
  if (user.role !== 'admin' || (await hasOtherAdmin(shop, user._id))) return;
  await shop.models.User.updateOne({ _id: user._id }, { $unset: { deletingAt: 1 } });
  throw lastAdmin();
}

/**
 * Removes an account's records. The account itself goes last, since a repeat needs it to find the rest.
 * @throws Refusal `unavailable` when the identity provider does not answer; a repeat continues there
 */
export async function finishDeletion(shop: Shop, user: UserRecord) {
  shop.events.publish({ kind: 'user-deleted', userId: user._id.toHexString() });
  const removed = await removeAccountRecords(shop, user._id);
  await callIdentityProvider(shop, (identity) => identity.remove(user.uid));
  // A request that was under way at the first look may have written something since.
  const removedLater = await removeAccountRecords(shop, user._id);
  await shop.models.User.deleteOne({ _id: user._id });
  // Publishes again: after the first change, pages may have read records that were deleted only now.
  shop.events.publish({ kind: 'user-deleted', userId: user._id.toHexString() });
  return {
    removedProducts: [...removed.removedProducts, ...removedLater.removedProducts],
    anonymizedPayments: [...removed.anonymizedPayments, ...removedLater.anonymizedPayments],
  };
}

const lastAdmin = () => new Refusal('conflict', 'You can’t delete the last admin.');
