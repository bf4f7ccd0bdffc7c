import type { Types } from 'mongoose';
import { Refusal } from '../shared/refusals/refusal.ts';
import type { Context } from './context.ts';

type Party = Types.ObjectId | null | undefined;

/**
 * Says whether an act would touch the admin's own business. An admin who was a party to a sale must not move its money,
 * and no admin decides about their own account.
 * @param parties the accounts that the act is about, such as an order's buyer and seller
 */
export const isOwnBusiness = ({ viewer }: Pick<Context, 'viewer'>, ...parties: Party[]): boolean =>
  viewer !== null && parties.some((id) => id?.equals(viewer._id));

/** @throws Refusal `forbidden` for an admin's own business; the message says if there is no other admin */
export async function refuseOwnBusiness(
  context: Pick<Context, 'viewer' | 'models'>,
  ...parties: Party[]
): Promise<void> {
  const { viewer } = context;
  if (!viewer || !isOwnBusiness(context, ...parties)) return;
  throw new Refusal(
    'forbidden',
    (await hasOtherAdmin(context, viewer._id))
      ? 'This is about you, so another admin has to do it.'
      : 'This is about you, and you’re the only admin. Add another admin to do it.',
  );
}

/** Milliseconds. A demotion takes less time; an older mark is from a process that died in the middle. */
const maxDemotionMs = 30_000;

/** Doesn't count admins who are being deleted or demoted. */
export async function hasOtherAdmin(
  { models }: Pick<Context, 'models'>,
  userId: Types.ObjectId,
): Promise<boolean> {
  const longAgo = new Date(Date.now() - maxDemotionMs);
  const other = await models.User.exists({
    _id: { $ne: userId },
    role: 'admin',
    deletingAt: null,
    $or: [{ demotingAt: null }, { demotingAt: { $lt: longAgo } }],
  });
  return other !== null;
}
