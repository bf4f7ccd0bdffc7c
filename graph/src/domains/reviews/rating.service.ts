import type { Types } from 'mongoose';
import type { Viewer } from '../../context/merged-types.ts';
import type { Shop } from '../../context/shop.ts';
import type { Rating } from '../../generated/graphql.ts';
import { isSeller } from '../catalog/sellers/seller.queries.ts';
import { publishBuyer } from '../messages/publish-buyer.service.ts';
import { publishOffersOf } from '../offers/publish-offers-of.service.ts';

const stars = [1, 2, 3, 4, 5] as const;

/** What others think of an account: of who sells everyone sees it, of others who is signed in. */
export function ratingOf(
  viewer: Viewer | null,
  user: Pick<Viewer, 'role' | 'formerRole' | 'starCounts'>,
): Rating | null {
  if (!viewer && !isSeller(user)) return null;
  const counts = user.starCounts ?? [];
  const count = counts.reduce((sum, one) => sum + one, 0);
  const total = counts.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return { count, average: count === 0 ? null : total / count };
}

/**
 * Counts the visible reviews of an account anew and keeps how many there are of each number of stars with the
 * account. Of several who count at once, who has counted the fewest counts again.
 */
export async function recountRating(
  { models, events, now }: Pick<Shop, 'models' | 'events' | 'now'>,
  subjectId: Types.ObjectId,
): Promise<void> {
  const { User, Review } = models;
  for (;;) {
    const user = await User.findById(subjectId).lean();
    if (!user) return;
    const visibleAt = { $lte: new Date(now()) };
    const starCounts = await Promise.all(
      stars.map((given) => Review.countDocuments({ subjectId, stars: given, visibleAt })),
    );
    const { starCountsRevision = null } = user;
    const { matchedCount } = await User.updateOne(
      { _id: subjectId, starCountsRevision },
      { $set: { starCounts }, $inc: { starCountsRevision: 1 } },
    );
    if (matchedCount === 0) continue;
    events.publish({
      kind: 'user',
      userId: subjectId.toHexString(),
      isSeller: isSeller(user),
    });
    await publishBuyer({ models, events }, subjectId);
    await publishOffersOf({ models, events }, subjectId);
    return;
  }
}
