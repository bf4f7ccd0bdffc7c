import type { Types } from 'mongoose';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { maxReturnedRecords } from '../../shared/record-limits.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { endFollowsBetween } from '../follows/follows.service.ts';
import { publishThread } from './publish.service.ts';
import { isBegun } from './sides.rules.ts';
import type { BegunThread, ThreadRecord } from './thread.model.ts';

type Id = Types.ObjectId;

/**
 * Stops an account that shares a thread with the signed-in one from writing to it, in any thread, and ends follows
 * between the two. Safe to repeat.
 * @throws Refusal `too-many-requests`, `not-found` for an account without a shared thread
 */
export async function blockUser(context: Context, userId: unknown) {
  const viewer = requireUser(context);
  await limit(context, 'messages');
  const other = await otherAccount(context, viewer._id, userId);
  try {
    const createdAt = new Date(context.now());
    await context.models.Block.create({ blockerId: viewer._id, blockedId: other, createdAt });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await endFollowsBetween(context, viewer._id, other);
  const threads = await carryToThreads(context, viewer._id, other);
  return { message: 'This person can no longer write to you', threads };
}

/**
 * Lets a blocked account write to the signed-in one again. Safe to repeat.
 * @throws Refusal `too-many-requests`, `not-found` for an account without a shared thread
 */
export async function unblockUser(context: Context, userId: unknown) {
  const viewer = requireUser(context);
  await limit(context, 'messages');
  const other = await otherAccount(context, viewer._id, userId);
  await context.models.Block.deleteOne({ blockerId: viewer._id, blockedId: other });
  const threads = await carryToThreads(context, viewer._id, other);
  return { message: 'This person can write to you again', threads };
}

async function otherAccount(context: Context, viewerId: Id, userId: unknown): Promise<Id> {
  const given = validInput('MutationBlockUserArgs', { userId });
  const other = toObjectId(given.userId, 'User');
  const threads = await threadsBetween(context, viewerId, other, 1);
  if (threads.length === 0) throw notFound('User');
  return other;
}

/**
 * Copies a block, or its end, to all threads of two accounts, where sending checks it. Of concurrent calls, the last to
 * write sees the final state.
 * @returns the threads, newest first
 */
async function carryToThreads(
  context: Context,
  blockerId: Id,
  blockedId: Id,
): Promise<BegunThread[]> {
  const { Thread, Block } = context.models;
  const participants = { $in: [blockerId, blockedId] };
  const isBlocked = async () => Boolean(await Block.exists({ blockerId, blockedId }));
  let noted: boolean;
  do {
    noted = await isBlocked();
    for (const [side, ids] of [
      ['buyer', { buyerId: blockerId, sellerId: blockedId }],
      ['seller', { buyerId: blockedId, sellerId: blockerId }],
    ] as const) {
      const field = `blockedBy.${side}`;
      await Thread.updateMany(
        { ...ids, participants },
        noted ? { $set: { [field]: true } } : { $unset: { [field]: 1 } },
      );
    }
  } while (noted !== (await isBlocked()));
  const threads = await threadsBetween(context, blockerId, blockedId, maxReturnedRecords);
  for (const thread of threads) {
    context.loaders.thread.clear(thread._id).prime(thread._id, thread);
    publishThread(context, thread);
  }
  return threads;
}

/** The newest threads between two accounts. The same one is the buyer in all of them. */
async function threadsBetween(
  { models }: Pick<Context, 'models'>,
  one: Id,
  other: Id,
  most: number,
): Promise<BegunThread[]> {
  const find = (buyerId: Id, sellerId: Id): Promise<ThreadRecord[]> =>
    models.Thread.find({ buyerId, sellerId }).sort({ position: -1 }).limit(most).lean();
  const asBuyer = await find(one, other);
  const threads = asBuyer.length > 0 ? asBuyer : await find(other, one);
  return threads.filter(isBegun);
}
