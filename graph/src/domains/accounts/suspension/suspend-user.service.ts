import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { AdminSuspendUserInput } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import { revokeTokensUpdate } from '../tokens/sessions.service.ts';
import type { UserRecord } from '../user.model.ts';
import { findPresent } from '../users.service.ts';
import { followSuspension, suspensionDueAt } from './settle-suspension.service.ts';

/**
 * Suspends a buyer or seller and ends their sessions at once, by one update. Follow-up work is done before the
 * answer; the sweeper finishes it if the process ends in between.
 * @throws Refusal `not-found` for an unknown account, `conflict` for the caller's own account, for admins and, with the
 *   account, for one that is already suspended
 */
export async function suspendUser(context: Context, given: Unchecked<AdminSuspendUserInput>) {
  const admin = requireRole(context, 'admin');
  const { userId, reason } = validInput('AdminSuspendUserInput', given);
  const user = await findPresent(context, userId);
  refuseUnlessSuspendable(user, admin);
  const suspended = await recordAdminAct(
    context,
    { action: 'suspend-user', targetId: user._id, by: actorOf(context) },
    () => markSuspended(context, user, reason),
  );
  // Suspended, promoted or deleted by somebody else meanwhile.
  if (!suspended) return refuseChanged(context, userId, admin);
  context.loaders.user.clear(user._id).prime(user._id, suspended);
  const changed = await followSuspension(context, suspended);
  return { message: `${suspended.name} is suspended`, person: suspended, ...changed };
}

function refuseUnlessSuspendable(user: UserRecord, admin: Pick<UserRecord, '_id'>): void {
  const refuse = (message: string, details = {}) => {
    throw new Refusal('conflict', message, { field: 'userId', ...details });
  };
  if (user._id.equals(admin._id)) refuse('You can’t suspend your own account.');
  if (user.role === 'admin') refuse('You can’t suspend an admin. Demote them first.');
  if (user.suspendedAt) {
    const details = { alreadyDone: true, payload: { person: user } };
    refuse(`${user.name} is already suspended.`, details);
  }
}

async function refuseChanged(
  context: Context,
  userId: string,
  admin: Pick<UserRecord, '_id'>,
): Promise<never> {
  refuseUnlessSuspendable(await findPresent(context, userId), admin);
  throw new Refusal('conflict', 'Someone else is changing this account.');
}

const markSuspended = (
  { models, now }: Pick<Context, 'models' | 'now'>,
  user: UserRecord,
  reason: string,
): Promise<UserRecord | null> =>
  models.User.findOneAndUpdate(
    { _id: user._id, role: { $ne: 'admin' }, suspendedAt: null, deletingAt: null },
    {
      $set: {
        suspendedAt: new Date(now()),
        suspensionReason: reason,
        suspensionDueAt: suspensionDueAt(now()),
        ...revokeTokensUpdate(user),
        ...outboxEntry({ kind: 'suspended', reason }, new Date(now())),
      },
    },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
