import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { callIdentityProvider } from '../identity-proof.service.ts';
import type { UserRecord } from '../user.model.ts';

/**
 * The update that ends all tokens issued so far: at the next request, and on open sockets once the account's change is
 * published.
 */
export const revokeTokensUpdate = ({ tokensValidFrom }: Pick<UserRecord, 'tokensValidFrom'>) => ({
  tokensValidFrom: new Date(Math.max(Date.now() + 1, tokensValidFrom?.getTime() ?? 0)),
});

/**
 * Ends every session of the caller's account, here and at the identity provider, and its push messages on every device.
 * @throws Refusal `unavailable` when the provider does not answer
 */
export async function signOutEverywhere(context: Context) {
  const viewer = requireUser(context);
  await callIdentityProvider(context, (identity) => identity.revokeSessions(viewer.uid));
  await context.models.User.updateOne({ _id: viewer._id }, revokeTokensUpdate(viewer));
  await context.models.PushDevice.deleteMany({ userId: viewer._id });
  context.events.publish({
    kind: 'user',
    userId: viewer._id.toHexString(),
    isSeller: viewer.role === 'seller',
  });
  return { message: 'You are signed out everywhere.' };
}
