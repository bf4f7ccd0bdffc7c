import type { Role } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { AddUserInput } from '../../generated/graphql.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { claimPictureUrl } from '../pictures/claim-picture-url.service.ts';
import { hostedPictureRule } from '../pictures/picture-url.rules.ts';
import { freeEmail } from './free-email.service.ts';
import { type ProvedAccount, proveIdentity } from './identity-proof.service.ts';
import { refuseSuspended } from './refuse-suspended.rules.ts';
import type { UserRecord } from './user.model.ts';

export const photoRule = { field: 'image', label: 'Photo' };

/**
 * Creates the account of the identity that the ID token proves, unverified. Safe to repeat: returns an existing account
 * unchanged.
 * @throws Refusal `too-many-requests`, `unauthenticated` or `forbidden` without proof, `not-found` for a photo that the
 * shop does not have, `conflict` for an e-mail that another account has, `suspended` with the reason, `unavailable`
 * when the provider does not answer
 */
export async function addUser(context: Context, given: Unchecked<AddUserInput>) {
  await limit(context, 'signUps');
  const input = validInput('AddUserInput', given, undefined, {
    image: hostedPictureRule(context.config, photoRule.label),
  });
  const account = await proveIdentity(context, input);
  const { user, created } = await createAccount(context, account, {
    name: input.name,
    role: input.userRole,
    image: input.image ? await claimPictureUrl(context, input.image, photoRule) : null,
  });
  refuseSuspended(user);
  return { message: created ? 'user create successfully' : 'user already exists', user };
}

type Details = { name: string; role: Role; image: PictureUrl | null };

/**
 * Returns the account of a proved identity, creating it if needed; the identity is on disk first.
 * @throws Refusal `conflict` for an e-mail that another account also has at the provider, `unavailable` if the
 * provider doesn't answer
 */
export async function createAccount(
  context: Context,
  account: ProvedAccount,
  details: Details,
): Promise<{ user: UserRecord; created: boolean }> {
  const { uid, email, credentials, providers: signInProviders } = account;
  try {
    const created = await context.models.User.create({
      uid,
      email,
      credentials,
      signInProviders,
      ...details,
      verified: false,
    });
    context.events.publish({ kind: 'user', userId: created._id.toHexString() });
    return { user: created.toObject(), created: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const user = await findByUid(context, uid);
    if (user) return { user, created: false };
    await freeEmail(context, email, uid);
    return createAccount(context, account, details);
  }
}

/**
 * The account with this uid, or null.
 * @throws Refusal `conflict` for one that is being deleted
 */
export async function findByUid({ models }: Pick<Context, 'models'>, uid: string) {
  const user = await models.User.findOne({ uid }).lean();
  if (user?.deletingAt)
    throw new Refusal('conflict', 'You have been signed out: this account is being deleted.');
  return user;
}
