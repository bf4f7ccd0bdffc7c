import { Types } from 'mongoose';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { anyRole, describeList } from '../../context/list.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { newestOf } from '../../shared/keyset/keyset-query.ts';
import { idAt, type Page, type PageArguments, pageOf, sliceOf } from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { MessageRecord } from './message.model.ts';
import { readsThread } from './sides.rules.ts';
import type { BegunThread } from './thread.model.ts';
import { countUnread, ownThreads } from './unread/own-threads.queries.ts';
import { keepLastMessage } from './write/write-message.service.ts';

/** A page of threads; their cursors are their positions. */
export type ThreadPage = Page<BegunThread>;
export type MessagePage = Page<MessageRecord>;

const lowestId = new Types.ObjectId('0'.repeat(24));

/** The signed-in account's threads, newest message or offer first. */
export const ownThreadList = describeList(
  'QueryThreadsArgs',
  anyRole,
  (_given, { models: { Thread } }, { _id }) => {
    const written = (before: string | null) => ({
      participants: _id,
      position: { $gt: lowestId, ...(before && { $lt: idAt(before) }) },
    });
    return {
      async slice(limit, after) {
        const found = await Thread.find(written(after))
          .sort({ position: -1 })
          .limit(limit + 1)
          .lean();
        return sliceOf(found as BegunThread[], limit);
      },
      cursorOf: ({ position }) => position.toHexString(),
      count: async () => Thread.countDocuments(written(null)),
    };
  },
);

/**
 * A thread of the signed-in account.
 * @throws Refusal `not-found` for other people's threads
 */
export async function viewThread(context: Context, id: unknown): Promise<BegunThread> {
  const viewer = requireUser(context);
  const given = validInput('QueryThreadArgs', { id });
  const thread = await context.loaders.thread.load(toObjectId(given.id, 'Thread'));
  if (!readsThread(viewer, thread)) throw notFound('Thread');
  return thread;
}

/** A page of a thread's messages, newest first. */
export const browseMessages = async (
  context: Context,
  thread: BegunThread,
  page: PageArguments,
): Promise<MessagePage> => pageOf(await messagesIn(context, thread), page);

/** The number of unread messages to an account; null for anyone but the account itself. */
export async function unreadMessageCount(
  { models, cache, viewer }: Context,
  user: Pick<Viewer, '_id'>,
): Promise<number | null> {
  if (!viewer?._id.equals(user._id)) return null;
  if (!cache.isServing) return countUnread(models, user._id);
  return (await ownThreads({ models, cache }, user)).unreadCount;
}

async function messagesIn(context: Context, thread: BegunThread) {
  await keepLastMessage(context, thread);
  return newestOf<MessageRecord>(context.models.Message, { threadId: thread._id });
}
