import type { AnswerTime } from '@fitness-zone/contract/enums.ts';
import { anyRecordTag, recordTag } from '../../cache/tags.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { isSeller } from '../finding/seller/seller.queries.ts';
import { type Asked, answerTimeOf, countedTimes, mostAsked } from './answer-time.rules.ts';

/** How soon a seller usually answers; null for other accounts. */
export async function answersWithin(
  { models, cache, now }: Pick<Context, 'models' | 'cache' | 'now'>,
  user: Viewer,
): Promise<AnswerTime | null> {
  if (!isSeller(user)) return null;
  const { Thread } = models;
  const { name } = Thread.collection;
  const { from, to } = countedTimes(now());
  const threads = await cache.read<Asked[]>({
    key: `${name} asked ${user._id.toHexString()} ${to}`,
    tags: [recordTag(name, user._id.toHexString()), anyRecordTag(name)],
    load: () =>
      Thread.aggregate<Asked>([
        {
          $match: {
            sellerId: user._id,
            askedAt: { $gte: new Date(from), $lt: new Date(to) },
            // Nobody can answer these.
            'deleted.buyer': { $ne: true },
            'blockedBy.buyer': { $ne: true },
            'blockedBy.seller': { $ne: true },
          },
        },
        { $sort: { askedAt: -1 } },
        // However much one buyer asks, it counts once.
        {
          $group: {
            _id: '$buyerId',
            buyerId: { $first: '$buyerId' },
            askedAt: { $first: '$askedAt' },
            answeredAt: { $first: '$answeredAt' },
          },
        },
        { $sort: { askedAt: -1 } },
        { $limit: mostAsked },
      ]),
  });
  return answerTimeOf(threads, now());
}
