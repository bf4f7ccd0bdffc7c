import type { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { viewSeller } from '../finding/seller/seller.queries.ts';
import type { FollowRecord } from './follow.model.ts';
import { mostFollows } from './follows.queries.ts';

type Pair = Pick<FollowRecord, 'userId' | 'sellerId'>;

/**
 * Follows a seller. A repeat changes nothing.
 * @throws Refusal `forbidden` if one of the accounts has blocked the other, `not-found` for an unknown seller,
 * `conflict` beyond 500 sellers
 */
export async function followSeller(context: Context, userId: unknown) {
  const buyer = requireRole(context, 'buyer');
  const seller = await viewSeller(context, userId);
  const pair = { userId: buyer._id, sellerId: seller._id };
  const isNew = await insert(context, pair);
  // Checks after the insert, so that one of two simultaneous requests sees the other's.
  const obstacle = isNew ? await obstacleTo(context, pair) : null;
  if (obstacle) await context.models.Follow.deleteOne(pair);
  else publish(context, pair);
  context.loaders.viewerFollows.clear();
  if (obstacle) throw obstacle;
  return { message: `You follow ${seller.name}. We’ll tell you about new listings.`, seller };
}

/**
 * Stops following a seller. A repeat changes nothing.
 * @throws Refusal `not-found` for an unknown account
 */
export async function unfollowSeller(context: Context, userId: unknown) {
  const buyer = requireRole(context, 'buyer');
  const seller = await viewSeller(context, userId);
  const pair = { userId: buyer._id, sellerId: seller._id };
  await end(context, pair);
  context.loaders.viewerFollows.clear();
  return { message: `You no longer follow ${seller.name}`, seller };
}

/** Ends any follow between two accounts, after a block. */
export async function endFollowsBetween(
  context: Context,
  one: Types.ObjectId,
  other: Types.ObjectId,
): Promise<void> {
  await end(context, { userId: one, sellerId: other });
  await end(context, { userId: other, sellerId: one });
  context.loaders.viewerFollows.clear();
}

export async function removeFollowsOf({ models }: Pick<Shop, 'models'>, userId: Types.ObjectId) {
  await models.Follow.deleteMany({ userId });
  await models.Follow.deleteMany({ sellerId: userId });
}

async function end(context: Context, pair: Pair): Promise<void> {
  const { deletedCount } = await context.models.Follow.deleteOne(pair);
  if (deletedCount > 0) publish(context, pair);
}

/** Returns false for a repeat. */
async function insert({ models, now }: Context, pair: Pair): Promise<boolean> {
  try {
    await models.Follow.create({ ...pair, createdAt: new Date(now()) });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

async function obstacleTo(context: Context, { userId, sellerId }: Pair): Promise<Refusal | null> {
  const { Block, Follow } = context.models;
  const both = { $in: [userId, sellerId] };
  if (await Block.exists({ blockerId: both, blockedId: both })) {
    return new Refusal(
      'forbidden',
      'You can’t follow this seller, since one of you blocked the other.',
    );
  }
  const count = await Follow.countDocuments({ userId });
  return count > mostFollows
    ? new Refusal('conflict', `You follow ${mostFollows} sellers. Unfollow one to follow another.`)
    : null;
}

/** Tells the follower's open pages. */
const publish = ({ events }: Pick<Shop, 'events'>, { userId, sellerId }: Pair): void =>
  events.publish({
    kind: 'follow',
    userId: userId.toHexString(),
    followedId: sellerId.toHexString(),
  });
