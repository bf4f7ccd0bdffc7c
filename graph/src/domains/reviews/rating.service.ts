import type { Types } from 'mongoose';
import type { Viewer } from '../../context/merged-types.ts';
import type { Shop } from '../../context/shop.ts';
import type { Rating } from '../../generated/graphql.ts';
import { isSeller } from '../finding/seller/seller.queries.ts';
import { publishBuyer } from '../messages/publish-threads-of.service.ts';
import { publishOffersOf } from '../offers/publish-offers-of.service.ts';

const stars = [1, 2, 3, 4, 5] as const;

/** An account's rating: everyone sees a seller's, only signed-in people see others'. */
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
 * Recounts an account's visible reviews and stores the number per stars with the account. Of several concurrent counts,
 * the one with the fewest reviews counts again.
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
