import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { UserRecord } from '../user.model.ts';
import { findPresent } from '../users.service.ts';
import { followSuspension, suspensionDueAt } from './settle-suspension.service.ts';

/**
 * Ends an account's suspension: its owner can sign in again, and its products are back.
 * @throws Refusal `not-found` for an unknown account, `conflict` with the account if it isn't suspended
 */
export async function restoreUser(context: Context, id: unknown) {
  requireRole(context, 'admin');
  const { userId } = validInput('MutationAdminRestoreUserArgs', { userId: id });
  const user = await findPresent(context, userId);
  if (!user.suspendedAt) throw notSuspended(user);
  const act = { action: 'restore-user', targetId: user._id, by: actorOf(context) } as const;
  const restored = await recordAdminAct(context, act, () => markRestored(context, user));
  if (!restored) throw notSuspended(await findPresent(context, userId));
  context.loaders.user.clear(user._id).prime(user._id, restored);
  const changed = await followSuspension(context, restored);
  return { message: `${restored.name} is no longer suspended`, person: restored, ...changed };
}

const notSuspended = (user: UserRecord) =>
  new Refusal('conflict', `${user.name} is not suspended.`, {
    field: 'userId',
    alreadyDone: true,
    payload: { person: user },
  });

/** Ends only the suspension that was read, not a later one. */
const markRestored = (
  { models, now }: Pick<Context, 'models' | 'now'>,
  { _id, suspendedAt }: UserRecord,
): Promise<UserRecord | null> =>
  models.User.findOneAndUpdate(
    { _id, suspendedAt: suspendedAt ?? null, deletingAt: null },
    {
      $set: {
        suspensionDueAt: suspensionDueAt(now()),
        ...outboxEntry({ kind: 'restored' }, new Date(now())),
      },
      $unset: { suspendedAt: 1, suspensionReason: 1 },
    },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
