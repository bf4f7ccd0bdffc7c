import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { hasOtherAdmin } from '../../../context/own-business.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import { revokeTokensUpdate } from '../tokens/sessions.service.ts';
import type { UserRecord } from '../user.model.ts';
import { findPresent } from '../users.service.ts';

/**
 * Takes the admin's rights from an account and gives its former role back.
 * @throws Refusal `not-found` for an unknown account; `conflict` for the last admin and for one that ADMIN_EMAILS
 * names; `conflict` with the account if it isn't an admin's
 */
export async function demoteAdmin(context: Context, id: unknown) {
  requireRole(context, 'admin');
  const { userId } = validInput('MutationAdminDemoteAdminArgs', { userId: id });
  const user = await findPresent(context, userId);
  if (user.role !== 'admin') {
    const details = { field: 'userId', alreadyDone: true, payload: { user } };
    throw new Refusal('conflict', `${user.email} isn’t an admin.`, details);
  }
  if (context.config.adminEmails.includes(user.email)) {
    throw new Refusal(
      'conflict',
      'ADMIN_EMAILS names this admin. The shop’s operator has to change it first.',
      { field: 'userId' },
    );
  }
  if (!(await hasOtherAdmin(context, user._id))) throw lastAdmin();
  const act = { action: 'demote-admin', targetId: user._id, by: actorOf(context) } as const;
  const changed = await recordAdminAct(context, act, () => demote(context, user));
  const isSeller = changed.role === 'seller';
  context.events.publish({ kind: 'user', userId: user._id.toHexString(), isSeller });
  return { message: `${user.email} is no longer an admin`, user: changed };
}

async function demote({ models }: Pick<Context, 'models'>, user: UserRecord): Promise<UserRecord> {
  const demotingAt = new Date();
  await models.User.updateOne({ _id: user._id }, { demotingAt });
  // Checks after the mark, so that two admins who demote each other can't both go.
  if (!(await hasOtherAdmin({ models }, user._id))) {
    await models.User.updateOne({ _id: user._id, demotingAt }, { $unset: { demotingAt: 1 } });
    throw lastAdmin();
  }
  const role = user.formerRole ?? (await roleByProducts({ models }, user));
  const changed = await models.User.findOneAndUpdate(
    { _id: user._id, demotingAt, deletingAt: null },
    { $set: { role, ...revokeTokensUpdate(user) }, $unset: { demotingAt: 1, formerRole: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (changed) return changed;
  throw new Refusal('conflict', 'Someone else is changing this account.');
}

/** The role of an admin whose former one is unknown: a seller if there are products. */
const roleByProducts = async ({ models }: Pick<Context, 'models'>, { _id }: UserRecord) =>
  (await models.Product.exists({ sellerId: _id })) ? ('seller' as const) : ('buyer' as const);

const lastAdmin = () =>
  new Refusal('conflict', 'You can’t demote the last admin.', { field: 'userId' });
