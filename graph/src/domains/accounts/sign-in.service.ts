import { isDeepStrictEqual } from 'node:util';
import { AddUserInput } from '@fitness-zone/contract/generated/inputs.ts';
import { oneLine, shownText } from '@fitness-zone/contract/inputs/shown-text.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { type AdminAct, recordAdminAct } from '../audit/record-admin-act.service.ts';
import { storeExternalPhoto } from '../pictures/profile-photo.service.ts';
import { completePromotion, promotionUpdate } from './admins/add-admin.service.ts';
import { freeEmail } from './free-email.service.ts';
import {
  callIdentityProvider,
  type Proof,
  type ProvedAccount,
  proveIdentity,
} from './identity-proof.service.ts';
import { noteActivity } from './note-activity.service.ts';
import { refuseSuspended } from './refuse-suspended.rules.ts';
import { recordSignIn } from './sign-ins/record-sign-in.service.ts';
import { createAccount, findByUid } from './sign-up.service.ts';
import { revokeTokensUpdate } from './tokens/sessions.service.ts';
import { issueToken } from './tokens/token.service.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Exchanges a Firebase ID token for the product's token. A user who signs in with Google for the first time gets a
 * buyer's account.
 * @throws Refusal `too-many-requests`, `invalid`, `unauthenticated` or `forbidden` without proof, `not-found` before
 * the sign-up is done, `suspended` with the reason, `conflict` while the account is being deleted or if another account
 * has its e-mail, `unavailable` when the provider does not answer
 */
export async function getToken(context: Context, proof: Proof) {
  await limit(context, 'tokens');
  const proved = await proveIdentity(context, proof);
  const known = await findByUid(context, proved.uid);
  const account = isTakenOver(known, proved) ? await endFormerSessions(context, proved) : proved;
  const found = known ?? (await createGoogleAccount(context, account));
  if (!found) {
    throw new Refusal('not-found', 'There is no account for this email yet. Please sign up.');
  }
  refuseSuspended(found);
  const current = await updateFromProvider(context, found, account);
  const user = await noteActivity(context, current);
  const [token] = await Promise.all([
    issueToken(context, user),
    recordSignIn(context, user._id, account),
  ]);
  return { message: 'token created', token, user };
}

/** Google has confirmed name, photo and e-mail: no sign-up form is needed. */
async function createGoogleAccount(context: Context, account: ProvedAccount) {
  if (!account.providers.includes('google.com')) return null;
  const name = shownText(oneLine(account.displayName ?? '')) || account.email.split('@', 1).join();
  const { user } = await createAccount(context, account, {
    name: name.slice(0, AddUserInput.name.maxLength),
    role: 'buyer',
    image: await storeExternalPhoto(context, account.photoURL),
  });
  return user;
}

/** Audit entry for an admin appointed by `ADMIN_EMAILS`. */
const configuredAdminAct = ({ address }: Context, { _id }: UserRecord): AdminAct => ({
  action: 'add-admin',
  targetId: _id,
  by: { actorId: null, source: 'admin-emails', address },
});

/** Longer than a provider takes from creating an account to its first sign-in. */
const firstSignInMs = 2_000;

/**
 * The provider replaces a sign-in method when an address's owner signs in with Google after somebody else set a
 * password for it.
 * @param user the shop's account; null if there is none yet
 */
function isTakenOver(user: UserRecord | null, account: ProvedAccount): boolean {
  const { providers, credentials, createdAt, signedInAt } = account;
  if (!user) {
    const isFirst = signedInAt.getTime() - createdAt.getTime() < firstSignInMs;
    return !isFirst && providers.every((provider) => provider === 'google.com');
  }
  if (user.credentials === undefined || user.credentials === credentials) return false;
  return (user.signInProviders ?? []).some((provider) => !providers.includes(provider));
}

/** Ends all sessions at the provider; the account may have another uid then. */
async function endFormerSessions(context: Context, account: ProvedAccount): Promise<ProvedAccount> {
  const current = await callIdentityProvider(context, (identity) =>
    identity.endFormerSessions(account.uid),
  );
  const { uid, credentials } = current ?? account;
  context.log.warn('ended the sessions of an account whose way of signing in was replaced');
  return { ...account, uid, credentials };
}

/**
 * Applies changes made elsewhere: credentials and e-mail from the provider, and the admins in ADMIN_EMAILS. Each change
 * ends the earlier tokens.
 */
async function updateFromProvider(
  context: Context,
  user: UserRecord,
  account: ProvedAccount,
): Promise<UserRecord> {
  const { models, events, config } = context;
  const { uid, email, emailVerified, credentials, providers: signInProviders } = account;
  const isConfiguredAdmin =
    user.role !== 'admin' && emailVerified && config.adminEmails.includes(email);
  const isChanged = user.credentials !== undefined && user.credentials !== credentials;
  const isKnown = isDeepStrictEqual(
    [user.email, user.credentials, user.signInProviders],
    [email, credentials, signInProviders],
  );
  if (isKnown && !isConfiguredAdmin) return user;
  if (user.email !== email) await freeEmail(context, email, user.uid);
  const ends = isChanged || user.email !== email;
  const change = () =>
    models.User.findOneAndUpdate(
      {
        _id: user._id,
        credentials: user.credentials ?? null,
        role: user.role,
        // Doesn't promote an account that was suspended meanwhile.
        suspendedAt: null,
      },
      {
        uid,
        email,
        credentials,
        signInProviders,
        ...(ends && revokeTokensUpdate(user)),
        ...(isConfiguredAdmin && promotionUpdate(user)),
      },
      { returnDocument: 'after' },
    )
      .lean()
      .exec();
  const changed = isConfiguredAdmin
    ? await recordAdminAct(context, configuredAdminAct(context, user), change)
    : await change();
  // A concurrent exchange made the change, and this one must not end its token.
  if (!changed) return (await models.User.findById(user._id).lean()) ?? user;
  if (isConfiguredAdmin) await completePromotion({ models, events }, user);
  else if (ends) {
    const isSeller = user.role === 'seller';
    events.publish({ kind: 'user', userId: user._id.toHexString(), isSeller });
  }
  return changed;
}
