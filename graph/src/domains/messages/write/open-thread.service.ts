import { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { thisThread } from '../sides.rules.ts';
import type { ThreadRecord } from '../thread.model.ts';

type Services = Pick<Shop, 'models'>;

/** A buyer's thread about a product; null before the first question. */
export const findThread = (
  { models }: Services,
  productId: Types.ObjectId,
  buyerId: Types.ObjectId,
): Promise<ThreadRecord | null> => models.Thread.findOne({ productId, buyerId }).lean();

/**
 * Returns a buyer's only thread about a product, creating it if needed. Looks for blocks and deletions once it exists;
 * later ones find the thread themselves.
 */
export async function openThread(
  services: Services,
  { _id: productId, sellerId }: Pick<ProductRecord, '_id' | 'sellerId'>,
  buyerId: Types.ObjectId,
): Promise<ThreadRecord> {
  const thread =
    (await findThread(services, productId, buyerId)) ??
    (await begin(services, { productId, buyerId, sellerId }));
  return thread.messageCount === 0 ? noteObstacles(services, thread) : thread;
}

async function begin(
  services: Services,
  ids: Pick<ThreadRecord, 'productId' | 'buyerId' | 'sellerId'>,
): Promise<ThreadRecord> {
  const participants = [ids.buyerId, ids.sellerId];
  const thread = { _id: new Types.ObjectId(), ...ids, participants, messageCount: 0 };
  try {
    await services.models.Thread.create(thread);
    return thread;
  } catch (error) {
    const other = isDuplicateKey(error)
      ? await findThread(services, ids.productId, ids.buyerId)
      : null;
    if (!other) throw error;
    return other;
  }
}

/** Notes deleted accounts and blocks in the thread; returns it updated. */
async function noteObstacles({ models }: Services, thread: ThreadRecord): Promise<ThreadRecord> {
  const { buyerId, sellerId, participants } = thread;
  const both = { $in: participants };
  const [users, blocks] = await Promise.all([
    models.User.find({ _id: both }, { deletingAt: 1 }).lean(),
    models.Block.find({ blockerId: both, blockedId: both }).lean(),
  ]);
  const isGone = (id: Types.ObjectId) =>
    !users.some(({ _id, deletingAt }) => _id.equals(id) && !deletingAt);
  const hasBlocked = (id: Types.ObjectId) => blocks.some(({ blockerId }) => blockerId.equals(id));
  const found = {
    ...(isGone(buyerId) && { 'deleted.buyer': true }),
    ...(isGone(sellerId) && { 'deleted.seller': true }),
    ...(hasBlocked(buyerId) && { 'blockedBy.buyer': true }),
    ...(hasBlocked(sellerId) && { 'blockedBy.seller': true }),
  };
  if (Object.keys(found).length === 0) return thread;
  const noted: ThreadRecord | null = await models.Thread.findOneAndUpdate(
    thisThread(thread),
    { $set: found },
    { returnDocument: 'after' },
  ).lean();
  return noted ?? thread;
}
