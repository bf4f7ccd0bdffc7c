import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { notFound } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import {
  type Actor,
  type AuditServices,
  actorOf,
  recordAdminAct,
} from '../../audit/record-admin-act.service.ts';
import { removeListsOf } from '../../lists/lists.service.ts';
import { freeEmail } from '../free-email.service.ts';
import { callIdentityProvider, normalEmail } from '../identity-proof.service.ts';
import { findByUid } from '../sign-up.service.ts';
import { revokeTokensUpdate } from '../tokens/sessions.service.ts';
import type { UserRecord } from '../user.model.ts';
import { findByEmail } from '../users.service.ts';

type Services = AuditServices & Pick<Context, 'models' | 'events' | 'identity' | 'log'>;

/**
 * Makes an existing account an admin.
 * @throws Refusal `not-found` for an unknown e-mail, `conflict` if it isn't confirmed or the account is suspended;
 * `conflict` with the account if it is an admin's already; `unavailable` when the provider does not answer
 */
export async function addAdmin(context: Context, email: unknown) {
  requireRole(context, 'admin');
  return promote(context, validInput('MutationAddAdminArgs', { email }).email, actorOf(context));
}

/**
 * Promotes an account, for `addAdmin` and for the command line. Asks the identity provider for the e-mail's owner and
 * confirmation, since our record may be out of date.
 * @throws Refusal `not-found` for an unknown e-mail, `conflict` if it isn't confirmed or the account is suspended;
 * `conflict` with the account if it is an admin's already; `unavailable` when the provider does not answer
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
      `${email} has not been confirmed by its owner. They can do that from their profile; then try again.`,
      { field: 'email' },
    );
  }
  if (user.suspendedAt) throw suspendedFirst(email);
  await freeEmail(services, account.email, user.uid);
  const act = { action: 'add-admin', targetId: user._id, by } as const;
  const changed = await recordAdminAct(services, act, async () => {
    const promoted = await services.models.User.findOneAndUpdate(
      { _id: user._id, role: user.role, deletingAt: null, suspendedAt: null },
      { email: account.email, credentials: account.credentials, ...promotionUpdate(user) },
      { returnDocument: 'after' },
    ).lean();
    if (promoted) return promoted;
    const now = await findByEmail(services, email);
    throw now.suspendedAt ? suspendedFirst(email) : alreadyAdmin(email, now);
  });
  await completePromotion(services, user);
  return {
    message: `${account.email} is now an admin`,
    user: changed,
    previousRole: user.role,
  };
}

const suspendedFirst = (email: string) =>
  new Refusal('conflict', `${email} is suspended. Restore the account first.`, { field: 'email' });

const alreadyAdmin = (email: string, user: UserRecord) => {
  const alreadyDone = user.role === 'admin';
  return new Refusal('conflict', `${email} is already an admin.`, {
    field: 'email',
    alreadyDone,
    payload: alreadyDone ? { user } : {},
  });
};

/** The update that makes an account an admin. It ends the earlier tokens, which must not gain an admin's rights. */
export const promotionUpdate = (user: UserRecord) => ({
  role: 'admin' as const,
  formerRole: user.role,
  ...revokeTokensUpdate(user),
});

/**
 * Cleans up after an account became an admin. Removes a buyer's lists and follows, since admins have none. A seller's
 * products stay for sale, and every admin may manage them.
 */
export async function completePromotion(
  { models, events }: Pick<Context, 'models' | 'events'>,
  before: UserRecord,
): Promise<void> {
  if (before.role === 'buyer') {
    await removeListsOf({ models }, before._id);
    await models.Follow.deleteMany({ userId: before._id });
  }
  const isSeller = before.role === 'seller';
  events.publish({ kind: 'user', userId: before._id.toHexString(), isSeller });
}
