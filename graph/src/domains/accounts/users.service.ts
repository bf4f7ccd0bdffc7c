import type { Role } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import {
  type ListBounds,
  listNewest,
  newestOf,
  type Page,
  type PageArguments,
  pageOf,
} from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { validInput } from '../../shared/valid-input.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.ts';
import { outboxEntry } from '../outbox/outbox.model.ts';
import { normalEmail } from './identity-proof.ts';
import type { UserRecord } from './user.model.ts';

/** A page of accounts. */
export type UserPage = Page<UserRecord>;

/**
 * A page of the accounts of one role, newest first.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins
 */
export async function browseUsers(
  context: Context,
  role: Role,
  page: PageArguments,
): Promise<UserPage> {
  requireRole(context, 'admin');
  return pageOf(newestOf(context.models.User.find({ role }).lean()), page);
}

/** The accounts the caller may see, newest first: all for admins, else the own one, none for visitors. */
export const listUsers = async ({ models, viewer }: Context, bounds: ListBounds) =>
  viewer?.role === 'admin'
    ? listNewest(newestOf(models.User.find({}).lean()), bounds)
    : { records: viewer ? [viewer] : [], next: null };

/**
 * Marks a buyer or seller as verified; doing so again changes nothing.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins and for the verification
 *   of admins, `invalid` with the argument at fault, `not-found` for an unknown e-mail
 */
export async function verifyUser(context: Context, email: unknown) {
  requireRole(context, 'admin');
  const given = validInput('MutationVerifyUserArgs', { email });
  const target = await findByEmail(context, given.email);
  if (target.role === 'admin') throw new Refusal('forbidden', 'Admins need no verification.');
  const user = target.verified ? target : await markVerified(context, target);
  const isSeller = user.role === 'seller';
  context.events.publish({ kind: 'user', userId: user._id.toHexString(), isSeller });
  return { message: `${user.email} user verify successfully`, user };
}

function markVerified(context: Context, { _id }: UserRecord): Promise<UserRecord> {
  const act = { action: 'verify-user', targetId: _id, by: actorOf(context) } as const;
  return recordAdminAct(context, act, async () => {
    const { User } = context.models;
    // Of several admins who do so at once, one notifies the account.
    const verified = await User.findOneAndUpdate(
      { _id, verified: { $ne: true } },
      { $set: { verified: true, ...outboxEntry({ kind: 'verified' }) } },
      { returnDocument: 'after' },
    ).lean();
    const user = verified ?? (await User.findById(_id).lean());
    if (!user) throw notFound('User');
    return user;
  });
}

/**
 * The account with an e-mail.
 * @param missing what the refusal says further
 * @throws Refusal `not-found`
 */
export async function findByEmail(
  { models }: Pick<Context, 'models'>,
  email: string,
  missing: Parameters<typeof notFound>[1] = {},
): Promise<UserRecord> {
  const user = await models.User.findOne({ email: normalEmail(email) }).lean();
  if (!user) throw notFound('User', missing);
  return user;
}
