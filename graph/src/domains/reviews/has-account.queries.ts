import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';

/** False while it is being deleted. */
export async function hasAccount(
  { loaders }: Pick<Context, 'loaders'>,
  userId: Types.ObjectId,
): Promise<boolean> {
  const user = await loaders.user.load(userId);
  return user !== null && !user.deletingAt;
}
