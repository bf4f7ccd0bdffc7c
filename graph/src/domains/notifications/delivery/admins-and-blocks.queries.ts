import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';

export type RecipientServices = Pick<Shop, 'models' | 'config' | 'now' | 'searches'>;

/** The accounts that have blocked the seller or were blocked by the seller, among some or all. */
export async function blockedAmong(
  { models }: Pick<RecipientServices, 'models'>,
  sellerId: Types.ObjectId,
  some?: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const [blockedBySeller, blockersOfSeller] = await Promise.all([
    models.Block.find(
      { blockerId: sellerId, ...(some && { blockedId: { $in: some } }) },
      { blockedId: 1 },
    ).lean(),
    models.Block.find(
      { ...(some && { blockerId: { $in: some } }), blockedId: sellerId },
      { blockerId: 1 },
    ).lean(),
  ]);
  return new Set([
    ...blockedBySeller.map(({ blockedId }) => blockedId.toHexString()),
    ...blockersOfSeller.map(({ blockerId }) => blockerId.toHexString()),
  ]);
}

/** All admins, newest first. */
export async function adminIds({ models }: RecipientServices): Promise<Types.ObjectId[]> {
  const admins = await models.User.find({ role: 'admin' }, { _id: 1 }).sort({ _id: -1 }).lean();
  return admins.map(({ _id }) => _id);
}
