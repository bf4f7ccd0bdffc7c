import type { Account } from '../../adapters/identity/identity.ts';
import type { Context } from '../../context/context.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { callIdentityProvider } from './identity-proof.service.ts';
import { revokeTokensUpdate } from './tokens/sessions.service.ts';
import type { UserRecord } from './user.model.ts';

type Services = Pick<Context, 'models' | 'events' | 'identity' | 'log'>;

/**
 * Frees an e-mail address that belongs to the account `uid` by the provider's word. Another account's record that still
 * has it gets the address that this account has at the provider now, or else one that can't receive mail (RFC 2606).
 * @throws Refusal `conflict` when the other account has the address at the provider, too, or is being deleted;
 * `unavailable`
 */
export async function freeEmail(services: Services, email: string, uid: string): Promise<void> {
  const { models, events, log } = services;
  const otherUser = await models.User.findOne({ email, uid: { $ne: uid } }).lean();
  if (!otherUser) return;
  const account = otherUser.deletingAt ? null : await accountOf(services, otherUser);
  if (otherUser.deletingAt || account?.email === email) {
    throw new Refusal('conflict', 'An account with this email already exists.', {
      field: 'email',
    });
  }
  log.warn({ userId: otherUser._id }, 'corrected an e-mail that its account has given up');
  await models.User.updateOne(
    { _id: otherUser._id, email },
    {
      email: `${otherUser._id.toHexString()}@no-address.invalid`,
      ...revokeTokensUpdate(otherUser),
    },
  );
  if (account?.email) {
    await freeEmail(services, account.email, otherUser.uid);
    await models.User.updateOne({ _id: otherUser._id }, { email: account.email });
  }
  const isSeller = otherUser.role === 'seller';
  events.publish({ kind: 'user', userId: otherUser._id.toHexString(), isSeller });
}

const accountOf = (services: Services, { uid }: UserRecord): Promise<Account | null> =>
  callIdentityProvider(services, (identity) => identity.account(uid));
