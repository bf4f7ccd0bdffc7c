import type { WriteObstacle } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Viewer } from '../../context/merged-types.ts';
import type { BegunThread, Side, ThreadRecord } from './thread.model.ts';

type Sides = Pick<ThreadRecord, 'buyerId' | 'sellerId'>;

/** Null for anybody else. */
export function sideOf({ buyerId, sellerId }: Sides, userId: Types.ObjectId): Side | null {
  if (buyerId.equals(userId)) return 'buyer';
  return sellerId.equals(userId) ? 'seller' : null;
}

/** The recipient among the two sides. */
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');

export const accountOn = ({ buyerId, sellerId }: Sides, side: Side): Types.ObjectId =>
  side === 'buyer' ? buyerId : sellerId;

/** A thread without messages and offers is hidden from everybody. */
export const isBegun = (thread: ThreadRecord | null): thread is BegunThread =>
  Boolean(thread?.position);

/** Both sides can read it, even if their roles have changed. */
export const readsThread = (
  viewer: Viewer | null,
  thread: ThreadRecord | null,
): thread is BegunThread =>
  viewer !== null && isBegun(thread) && sideOf(thread, viewer._id) !== null;

/** One side's unread messages, and whether it has blocked the other. */
export function ownSideOf(thread: ThreadRecord, viewer: Viewer | null) {
  const side = viewer && sideOf(thread, viewer._id);
  return {
    unreadCount: (side && thread.unread?.[side]) ?? 0,
    hasBlocked: (side && thread.blockedBy?.[side]) ?? false,
  };
}

export const isBlocked = ({ blockedBy }: ThreadRecord): boolean =>
  Boolean(blockedBy?.buyer || blockedBy?.seller);

type Account = Pick<Viewer, 'deletingAt' | 'suspendedAt'> | null;

/**
 * The reason why a side can't write to the other one; null if it can.
 * @param other the other account
 * @param hasOpenOrder whether the two have an open order of the product; then blocks don't count
 */
export function obstacleOf(
  thread: ThreadRecord,
  side: Side,
  { other, hasOpenOrder }: { other: Account; hasOpenOrder: boolean },
): WriteObstacle | null {
  if (thread.deleted?.[otherSide(side)] || !other || other.deletingAt) return 'deleted';
  if (isBlocked(thread) && !hasOpenOrder) {
    return thread.blockedBy?.[side] ? 'blocked-by-viewer' : 'blocked';
  }
  return other.suspendedAt ? 'suspended' : null;
}

/** The opposite of `isBlocked`, as the condition of a write. */
export const notBlocked = {
  'blockedBy.buyer': { $ne: true },
  'blockedBy.seller': { $ne: true },
} as const;

/** The part of `obstacleOf` that the thread decides, as the condition of a write. */
export const writable = (hasOpenOrder: boolean) => ({
  'deleted.buyer': { $ne: true },
  'deleted.seller': { $ne: true },
  ...(!hasOpenOrder && notBlocked),
});

/** The condition for writing a thread. It names both accounts, so that their cached threads are dropped. */
export const thisThread = ({ _id, participants }: Pick<ThreadRecord, '_id' | 'participants'>) => ({
  _id,
  participants: { $in: participants },
});
