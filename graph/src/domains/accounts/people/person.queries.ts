import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { UserRecord } from '../user.model.ts';

/**
 * One account as admins see it.
 * @throws Refusal `not-found` for one that is unknown or being deleted
 */
export async function viewPerson(context: Context, userId: unknown): Promise<UserRecord> {
  requireRole(context, 'admin');
  const given = validInput('QueryAdminPersonArgs', { userId });
  const user = await context.loaders.user.load(toObjectId(given.userId, 'Person'));
  if (!user || user.deletingAt) throw notFound('Person');
  return user;
}
