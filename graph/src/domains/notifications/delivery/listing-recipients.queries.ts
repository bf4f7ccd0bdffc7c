import type { Types } from 'mongoose';
import type { ProductRecord } from '../../product/product.model.ts';
import { blockedAmong, type RecipientServices } from './admins-and-blocks.queries.ts';
import { batchSize, type Drafts, draftOf, type NamedEntry } from './draft.rules.ts';

/**
 * Some of the buyers who followed the seller when the product was posted. Leaves out blocked pairs, and everybody if
 * the product can't be bought any longer.
 */
export async function draftsOfListing(
  { models, config }: RecipientServices,
  { _id: productId, productName, sellerId, resalePrice, inStock }: ProductRecord,
  entry: NamedEntry,
  after: Types.ObjectId | null,
): Promise<Drafts> {
  if (inStock !== 'available') return { drafts: [], next: null };
  const follows = await models.Follow.find(
    { sellerId, createdAt: { $lte: entry.at }, ...(after && { _id: { $gt: after } }) },
    { userId: 1 },
  )
    .sort({ _id: 1 })
    .limit(batchSize)
    .lean();
  if (follows.length === 0) return { drafts: [], next: null };
  const userIds = follows.map(({ userId }) => userId);
  const blocked = await blockedAmong({ models }, sellerId, userIds);
  const price = { amount: resalePrice, currency: config.currency };
  const facts = { kind: 'new-listing', productName, price } as const;
  const last = follows.length === batchSize ? follows.at(-1) : undefined;
  return {
    drafts: follows
      .filter(({ userId }) => !blocked.has(userId.toHexString()))
      .map(({ userId }) => ({ ...draftOf(entry, userId, facts, sellerId), productId })),
    next: last ? { list: 'Follow', after: last._id } : null,
  };
}
