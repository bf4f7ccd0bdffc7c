import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';

/** Removes all sign-ins to an account that is deleted. Can run twice. */
export async function removeSignInsOf(
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<void> {
  await models.SignIn.deleteMany({ userId });
}
