import type { Types } from 'mongoose';
import type { Context } from './context.ts';
import type { Viewer } from './merged-types.ts';

/** An account by its id; null once its deletion has begun. */
export async function presentUser(
  { loaders }: Pick<Context, 'loaders'>,
  id: Types.ObjectId,
): Promise<Viewer | null> {
  const user = await loaders.user.load(id);
  return user?.deletingAt ? null : user;
}
