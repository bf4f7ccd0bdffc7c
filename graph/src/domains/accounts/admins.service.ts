import type { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusal.ts';
import { validInput } from '../../shared/valid-input.ts';
import {
  type Actor,
  type AuditServices,
  actorOf,
  recordAdminAct,
} from '../audit/record-admin-act.ts';
import { removeListsOf } from '../lists/lists.service.ts';
import { callIdentityProvider, normalEmail } from './identity-proof.ts';
import { freeEmail } from './present-email.ts';
import { endedTokens } from './sessions.service.ts';
import { findByUid } from './sign-up.service.ts';
import type { UserRecord } from './user.model.ts';
import { findByEmail } from './users.service.ts';

/** A demotion takes less; a mark that is older was left by a process that ended in the middle. */
const longestDemotionMs = 30_000;

type Services = AuditServices & Pick<Context, 'models' | 'events' | 'identity' | 'log'>;

/**
 * Makes an existing account an admin.
 * @throws Refusal `not-found` for an unknown e-mail, `conflict` for one that is not verified, or with the
 *   account of one who is an admin already; `unavailable` when the provider does not answer
 */
export async function addAdmin(context: Context, email: unknown) {
  requireRole(context, 'admin');
  return promote(context, validInput('MutationAddAdminArgs', { email }).email, actorOf(context));
}

/**
 * The promotion itself, for `addAdmin` and for the operator's command line. Whose e-mail it is, and
 * whether it is verified, is asked of the identity provider now: our record may be out of date.
 */
export async function promote(services: Services, email: string, by: Actor) {
  const account = await callIdentityProvider(services, (identity) =>
    identity.findByEmail(normalEmail(email)),
  );
  const user = account && (await findByUid(services, account.uid));
  if (!account?.email || !user) throw notFound('User');
  if (user.role === 'admin') throw alreadyAdmin(email, user);
  if (!account.emailVerified || account.disabled) {
    throw new Refusal(
      'conflict',
      `${email} has not been confirmed by its owner. They can ask for the mail on their profile page; then try again.`,
      { field: 'email' },
    );
  }
  await freeEmail(services, account.email, user.uid);
  const act = { action: 'add-admin', targetId: user._id, by } as const;
  const changed = await recordAdminAct(services, act, async () => {
    const promoted = await services.models.User.findOneAndUpdate(
      { _id: user._id, role: user.role, deletingAt: null },
      { email: account.email, credentials: account.credentials, ...promotion(user) },
      { returnDocument: 'after' },
    ).lean();
    if (promoted) return promoted;
    throw alreadyAdmin(email, await findByEmail(services, email));
  });
  await followPromotion(services, user);
  return {
    message: `${account.email} is an admin now`,
    user: changed,
    previousRole: user.role,
  };
}

const alreadyAdmin = (email: string, user: UserRecord) => {
  const alreadyDone = user.role === 'admin';
  return new Refusal('conflict', `${email} is an admin already.`, {
    field: 'email',
    alreadyDone,
    payload: alreadyDone ? { user } : {},
  });
};

/** The change of an account that makes it an admin: its tokens of before must not become an admin's. */
export const promotion = (user: UserRecord) => ({
  role: 'admin' as const,
  formerRole: user.role,
  ...endedTokens(user),
});

/**
 * What follows when an account has become an admin: a buyer's lists go, since admins have none; a
 * seller's products stay for sale, and every admin may manage them.
 */
export async function followPromotion(
  { models, events }: Pick<Context, 'models' | 'events'>,
  before: UserRecord,
): Promise<void> {
  if (before.role === 'buyer') await removeListsOf({ models }, before._id);
  const isSeller = before.role === 'seller';
  events.publish({ kind: 'user', userId: before._id.toHexString(), isSeller });
}

/**
 * Takes the admin's rights from an account, which gets back its former role.
 * @throws Refusal `not-found` for an unknown e-mail; `conflict` for the last admin, for one whom
 *   ADMIN_EMAILS names, and with the account of one who is no admin
 */
export async function demoteAdmin(context: Context, email: unknown) {
  requireRole(context, 'admin');
  const given = validInput('MutationDemoteAdminArgs', { email });
  const user = await findByEmail(context, given.email);
  if (user.role !== 'admin') {
    const details = { field: 'email', alreadyDone: true, payload: { user } };
    throw new Refusal('conflict', `${given.email} is no admin.`, details);
  }
  if (context.config.adminEmails.includes(user.email)) {
    throw new Refusal(
      'conflict',
      'The operator of the shop has appointed this admin: ADMIN_EMAILS has to be changed first.',
      { field: 'email' },
    );
  }
  if (!(await hasOtherAdmin(context, user._id))) throw lastAdmin();
  const act = { action: 'demote-admin', targetId: user._id, by: actorOf(context) } as const;
  const changed = await recordAdminAct(context, act, () => demote(context, user));
  const isSeller = changed.role === 'seller';
  context.events.publish({ kind: 'user', userId: user._id.toHexString(), isSeller });
  return { message: `${user.email} is an admin no longer`, user: changed };
}

async function demote({ models }: Pick<Context, 'models'>, user: UserRecord): Promise<UserRecord> {
  const demotingAt = new Date();
  await models.User.updateOne({ _id: user._id }, { demotingAt });
  // Asked after the mark, so that of two admins who demote each other at once not both can go.
  if (!(await hasOtherAdmin({ models }, user._id))) {
    await models.User.updateOne({ _id: user._id, demotingAt }, { $unset: { demotingAt: 1 } });
    throw lastAdmin();
  }
  const role = user.formerRole ?? (await roleByProducts({ models }, user));
  const changed = await models.User.findOneAndUpdate(
    { _id: user._id, demotingAt, deletingAt: null },
    { $set: { role, ...endedTokens(user) }, $unset: { demotingAt: 1, formerRole: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (changed) return changed;
  throw new Refusal('conflict', 'This account is being changed by someone else.');
}

/** For an admin whose former role is not known: whoever has products to sell is a seller. */
const roleByProducts = async ({ models }: Pick<Context, 'models'>, { _id }: UserRecord) =>
  (await models.Product.exists({ sellerId: _id })) ? ('seller' as const) : ('buyer' as const);

const lastAdmin = () =>
  new Refusal('conflict', 'The last admin cannot be demoted.', { field: 'email' });

/** Whether there is an admin beside this one and those who are being deleted or demoted at this moment. */
export async function hasOtherAdmin(
  { models }: Pick<Context, 'models'>,
  userId: Types.ObjectId,
): Promise<boolean> {
  const longAgo = new Date(Date.now() - longestDemotionMs);
  const other = await models.User.exists({
    _id: { $ne: userId },
    role: 'admin',
    deletingAt: null,
    $or: [{ demotingAt: null }, { demotingAt: { $lt: longAgo } }],
  });
  return other !== null;
}
