import type { Role } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import {
  type ListBounds,
  listNewest,
  type Page,
  type PageArguments,
  pageOf,
} from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { validInput } from '../../shared/valid-input.ts';
import {
  type Actor,
  type AuditServices,
  actorOf,
  recordAdminAct,
} from '../audit/record-admin-act.ts';
import { removeListsOf } from '../lists/lists.service.ts';
import { normalEmail } from './identity-proof.ts';
import type { UserRecord } from './user.model.ts';

/** A page of accounts. */
export type UserPage = Page<UserRecord>;

/** A page of the accounts of one role, newest first. */
export async function browseUsers(
  context: Context,
  role: Role,
  page: PageArguments,
): Promise<UserPage> {
  requireRole(context, 'admin');
  return pageOf(context.models.User.find({ role }).lean(), page);
}

/** The accounts the caller may see, newest first: all for admins, else the own one, none for visitors. */
export const listUsers = async ({ models, viewer }: Context, bounds: ListBounds) =>
  viewer?.role === 'admin'
    ? listNewest(models.User.find({}).lean(), bounds)
    : { records: viewer ? [viewer] : [], next: null };

/**
 * Makes an existing account an admin.
 * @throws Refusal `not-found` for an unknown e-mail, `conflict` with the account of one who is an admin
 *   already
 */
export async function addAdmin(context: Context, email: unknown) {
  requireRole(context, 'admin');
  return promote(context, validInput('MutationAddAdminArgs', { email }).email, actorOf(context));
}

/** The promotion itself, for `addAdmin` and for the operator's command line. */
export async function promote(
  shop: AuditServices & Pick<Context, 'models'>,
  email: string,
  by: Actor,
) {
  const target = await findByEmail(shop, email);
  if (target.role === 'admin' || target.deletingAt) throw adminAlready(email, target);
  const act = { action: 'add-admin', targetId: target._id, by } as const;
  const before = await recordAdminAct(shop, act, async () => {
    const changed = await shop.models.User.findOneAndUpdate(
      { _id: target._id, deletingAt: null, role: { $ne: 'admin' } },
      { role: 'admin' },
    ).lean();
    if (changed) return changed;
    throw adminAlready(email, await findByEmail(shop, email));
  });
  await followPromotion(shop, before);
  return {
    message: `${before.email} is an admin now`,
    user: { ...before, role: 'admin' as const },
    previousRole: before.role,
  };
}

function adminAlready(email: string, user: UserRecord): Refusal {
  const alreadyDone = user.role === 'admin';
  return new Refusal('conflict', `${email} is an admin already.`, {
    field: 'email',
    alreadyDone,
    payload: alreadyDone ? { user } : {},
  });
}

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
 * Marks a buyer or seller as verified; doing so again changes nothing.
 * @throws Refusal `not-found` for an unknown e-mail, `forbidden` for admins
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
    const user = await context.models.User.findOneAndUpdate(
      { _id },
      { verified: true },
      { returnDocument: 'after' },
    ).lean();
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
