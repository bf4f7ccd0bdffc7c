import type { AnswerTime } from '@fitness-zone/contract/enums.ts';
import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Cache } from '../../cache/cache.ts';
import { anyRecordTag, recordTag } from '../../cache/tags.ts';
import type { Context } from '../../context/context.ts';
import type { Models } from '../../context/merged-types.ts';
import { type AnswerTimes, answerTimeOf, countedTimes, mostAsked } from './answer-time.rules.ts';
import { otherSide } from './sides.rules.ts';
import type { Side } from './thread.model.ts';

/** An account that answers on one side of its threads. */
export type Answering = { side: Side; userId: Types.ObjectId; now: number };

/** A seller answers a buyer's question, a buyer replies to the seller's answer. */
const times = {
  seller: { askedAt: 'askedAt', answeredAt: 'answeredAt' },
  buyer: { askedAt: 'answeredAt', answeredAt: 'repliedAt' },
} as const satisfies Record<Side, Record<keyof AnswerTimes, string>>;

/**
 * The usual answer time of an account on one side of its threads; null with too few people, or if most answers take
 * longer than a few days.
 */
export async function usualAnswerTime(
  { loaders, now }: Pick<Context, 'loaders' | 'now'>,
  side: Side,
  userId: Types.ObjectId,
): Promise<AnswerTime | null> {
  const asked = await loaders.asked.load({ side, userId, now: now() });
  return answerTimeOf(asked, now());
}

/** The threads that answer times are computed from: one indexed read per account, since one may have thousands. */
export const answerTimesLoader = (models: Models, cache: Cache) =>
  new DataLoader<Answering, AnswerTimes[], string>(
    (accounts) => Promise.all(accounts.map((account) => askedOf(models, cache, account))),
    { cacheKeyFn: ({ side, userId }) => `${side} ${userId.toHexString()}` },
  );

async function askedOf(
  { Thread }: Models,
  cache: Cache,
  { side, userId, now }: Answering,
): Promise<AnswerTimes[]> {
  const { name } = Thread.collection;
  const { from, to } = countedTimes(now);
  const { askedAt, answeredAt } = times[side];
  const other = otherSide(side);
  return cache.read<AnswerTimes[]>({
    key: `${name} asked ${side} ${userId.toHexString()} ${to}`,
    tags: [recordTag(name, userId.toHexString()), anyRecordTag(name)],
    load: () =>
      Thread.aggregate<AnswerTimes>([
        {
          $match: {
            [`${side}Id`]: userId,
            [askedAt]: { $gte: new Date(from), $lt: new Date(to) },
            // Questions in these threads can't be answered.
            [`deleted.${other}`]: { $ne: true },
            'blockedBy.buyer': { $ne: true },
            'blockedBy.seller': { $ne: true },
          },
        },
        { $sort: { [askedAt]: -1 } },
        // Counts each person once, even with many questions.
        {
          $group: {
            _id: `$${other}Id`,
            askedAt: { $first: `$${askedAt}` },
            answeredAt: { $first: `$${answeredAt}` },
          },
        },
        { $sort: { askedAt: -1 } },
        { $limit: mostAsked },
      ]),
  });
}
