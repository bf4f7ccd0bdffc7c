import { AddUserInput } from '@fitness-zone/contract/generated/inputs.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type AdminAct, recordAdminAct } from '../audit/record-admin-act.ts';
import { isProfilePhoto, takeInPhoto } from '../pictures/profile-photo.ts';
import { type Proof, type ProvedAccount, proveIdentity } from './identity-proof.ts';
import { createAccount, findByUid } from './sign-up.service.ts';
import { issueToken } from './token.ts';
import type { UserRecord } from './user.model.ts';
import { followPromotion } from './users.service.ts';

/**
 * Exchanges a Firebase ID token for the product's token. A user who signs in with Google for the first time
 * gets a buyer's account.
 * @throws Refusal `unauthenticated` or `forbidden` without proof, `not-found` before the sign-up is done,
 *   `too-many-requests`
 */
export async function getToken(context: Context, proof: Proof) {
  await limit(context, 'tokens');
  const account = await proveIdentity(context, proof);
  const found =
    (await findByUid(context, account.uid)) ?? (await welcomeByGoogle(context, account));
  if (!found) {
    throw new Refusal('not-found', 'There is no account for this e-mail yet. Please sign up.');
  }
  const user = await withOwnPhoto(context, await bringUpToDate(context, found, account));
  return { message: 'token created', token: await issueToken(context, user._id), user };
}

/** Google vouches for name, photo and e-mail, so that there is nothing left to ask. */
async function welcomeByGoogle(context: Context, account: ProvedAccount) {
  if (!account.providers.includes('google.com')) return null;
  const name = account.displayName?.trim() || account.email.split('@', 1).join();
  const { user } = await createAccount(context, account, {
    name: name.slice(0, AddUserInput.name.maxLength),
    role: 'buyer',
    image: await takeInPhoto(context, account.photoURL),
  });
  return user;
}

/** What is recorded where `ADMIN_EMAILS` makes an account an admin. */
const appointment = ({ address }: Context, { _id }: UserRecord): AdminAct => ({
  action: 'add-admin',
  targetId: _id,
  by: { actorId: null, source: 'admin-emails', address },
});

/** Accounts of before photos were taken in may still have Google's address. */
async function withOwnPhoto(context: Context, user: UserRecord): Promise<UserRecord> {
  const { _id, image: url } = user;
  if (!url || !isProfilePhoto(context, url)) return user;
  const image = await takeInPhoto(context, url);
  if (!image) return user;
  const changed = await context.models.User.findOneAndUpdate(
    { _id, image: url },
    { image },
    { returnDocument: 'after' },
  ).lean();
  return changed ?? user;
}

/** Takes over what has changed outside: the e-mail at the provider, the admins that the operator names. */
async function bringUpToDate(
  context: Context,
  user: UserRecord,
  { email, emailVerified }: ProvedAccount,
): Promise<UserRecord> {
  const { models, events, config } = context;
  const appointed = user.role !== 'admin' && emailVerified && config.adminEmails.includes(email);
  if (user.email === email && !appointed) return user;
  const change = () => {
    const changes = { email, ...(appointed ? { role: 'admin' as const } : {}) };
    return models.User.findOneAndUpdate({ _id: user._id }, changes, {
      returnDocument: 'after',
    })
      .lean()
      .exec();
  };
  try {
    const changed = appointed
      ? await recordAdminAct(context, appointment(context, user), change)
      : await change();
    if (appointed) await followPromotion({ models, events }, user);
    return changed ?? user;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Refusal('conflict', 'Another account has this e-mail already.', { field: 'email' });
  }
}
