import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { notFound } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { UserRecord } from '../user.model.ts';
import { findByEmail, findPresent } from '../users.service.ts';

/**
 * Marks a buyer or seller as verified. A repeat changes nothing.
 * @throws Refusal `forbidden` if the account is an admin's, `not-found` for an unknown e-mail
 */
export async function verifyUser(context: Context, email: unknown) {
  requireRole(context, 'admin');
  const given = validInput('MutationVerifyUserArgs', { email });
  const user = await setVerified(context, await findByEmail(context, given.email), true);
  return { message: `${user.email} user verify successfully`, user };
}

/**
 * Removes the verification of a buyer or seller. A repeat changes nothing.
 * @throws Refusal `forbidden` if the account is an admin's, `not-found` for an unknown account
 */
export async function unverifyUser(context: Context, id: unknown) {
  requireRole(context, 'admin');
  const { userId } = validInput('MutationAdminUnverifyUserArgs', { userId: id });
  const user = await setVerified(context, await findPresent(context, userId), false);
  return { message: `${user.email} is no longer verified`, user };
}

async function setVerified(
  context: Context,
  target: UserRecord,
  verified: boolean,
): Promise<UserRecord> {
  if (target.role === 'admin') throw new Refusal('forbidden', 'Admins don’t need verification.');
  const user =
    target.verified === verified ? target : await writeVerified(context, target, verified);
  const isSeller = user.role === 'seller';
  context.events.publish({ kind: 'user', userId: user._id.toHexString(), isSeller });
  return user;
}

function writeVerified(
  context: Context,
  { _id }: UserRecord,
  verified: boolean,
): Promise<UserRecord> {
  const action = verified ? 'verify-user' : 'unverify-user';
  const kind = verified ? 'verified' : 'unverified';
  return recordAdminAct(context, { action, targetId: _id, by: actorOf(context) }, async () => {
    const { User } = context.models;
    // If several admins do so at once, one of them notifies the account.
    const changed = await User.findOneAndUpdate(
      { _id, verified: { $ne: verified } },
      { $set: { verified, ...outboxEntry({ kind }, new Date(context.now())) } },
      { returnDocument: 'after' },
    ).lean();
    const user = changed ?? (await User.findById(_id).lean());
    if (!user) throw notFound('User');
    return user;
  });
}
