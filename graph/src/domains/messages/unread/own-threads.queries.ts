import type { Types } from 'mongoose';
import { readById } from '../../../cache/read-by-id.ts';
import type { Models, Viewer } from '../../../context/merged-types.ts';
import type { Shop } from '../../../context/shop.ts';
import type { Eventually } from '../../../shared/when-ready.ts';

type Source = { models: Pick<Models, 'Thread'>; cache: Shop['cache'] };

/** An account's unread messages, and the threads it began, by product; null if there are too many. Cached. */
export type OwnThreads = {
  unreadCount: number;
  askedAbout: ReadonlyMap<string, Types.ObjectId> | null;
};

/** For accounts that asked about more products, each thread is looked up separately. */
const maxAskedAbout = 1_000;

/** An account's threads, from the cache. */
export const ownThreads = (source: Source, user: Pick<Viewer, '_id'>): Eventually<OwnThreads> =>
  readById(source.cache, source.models.Thread.collection.name, user._id, async () => {
    const [unreadCount, askedAbout] = await Promise.all([
      countUnread(source.models, user._id),
      findAsked(source.models, user._id),
    ]);
    return { unreadCount, askedAbout };
  });

export async function countUnread(
  { Thread }: Pick<Models, 'Thread'>,
  userId: Types.ObjectId,
): Promise<number> {
  const some = { $gt: 0 };
  const [bought, sold] = await Promise.all([
    Thread.find({ buyerId: userId, 'unread.buyer': some }, { unread: 1 }).lean(),
    Thread.find({ sellerId: userId, 'unread.seller': some }, { unread: 1 }).lean(),
  ]);
  const counts = [
    ...bought.map(({ unread }) => unread?.buyer ?? 0),
    ...sold.map(({ unread }) => unread?.seller ?? 0),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

async function findAsked({ Thread }: Pick<Models, 'Thread'>, buyerId: Types.ObjectId) {
  const threads = await Thread.find({ buyerId, position: { $ne: null } }, { productId: 1 })
    .limit(maxAskedAbout + 1)
    .lean();
  if (threads.length > maxAskedAbout) return null;
  return new Map(threads.map(({ _id, productId }) => [productId.toHexString(), _id]));
}
