import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { onlyFor } from '../publish.service.ts';
import { accountOn, otherSide, readsThread, sideOf, thisThread } from '../sides.rules.ts';
import type { BegunThread, ThreadRecord } from '../thread.model.ts';
import { keepLastMessage } from '../write/write-message.service.ts';
import { markThreadNotificationsRead } from './mark-notifications-read.service.ts';

/**
 * Marks a thread of the signed-in account as read up to one of its messages; later ones stay read or unread. Once all
 * are read, so is the notification.
 * @throws Refusal `not-found` for other people's threads, and for a message that is not in it
 */
export async function markThreadRead(context: Context, threadId: unknown, until: unknown) {
  const viewer = requireUser(context);
  const given = validInput('MutationMarkThreadReadArgs', { threadId, until });
  const _id = toObjectId(given.threadId, 'Thread');
  const last = toObjectId(given.until, 'Message');
  for (;;) {
    const thread: ThreadRecord | null = await context.models.Thread.findById(_id).lean();
    if (!readsThread(viewer, thread)) throw notFound('Thread');
    await keepLastMessage(context, thread);
    if (!(await context.models.Message.exists({ _id: last, threadId: _id }))) {
      throw notFound('Message');
    }
    const read = await readUntil(context, thread, viewer._id, last);
    if (!read) continue;
    context.loaders.thread.clear(_id).prime(_id, read.thread);
    if (read.changed) {
      context.events.publish({ kind: 'thread', threadId: given.threadId, ...onlyFor(viewer._id) });
    }
    if (read.left === 0) await markThreadNotificationsRead(context, viewer._id, _id);
    return { message: 'Messages marked as read', thread: read.thread, viewer };
  }
}

type Id = BegunThread['_id'];
type Read = { thread: BegunThread; left: number; changed: boolean };

/** Marks as read the messages of a loaded thread that a side has seen; null if the thread has changed since. */
async function readUntil(
  { models }: Pick<Context, 'models'>,
  thread: BegunThread,
  userId: Id,
  until: Id,
): Promise<Read | null> {
  const side = sideOf(thread, userId);
  if (!side) throw notFound('Thread');
  const unread = thread.unread?.[side] ?? 0;
  if (unread === 0) return { thread, left: 0, changed: false };
  const sender = accountOn(thread, otherSide(side));
  // Leaves out messages newer than the loaded thread, since its unread count lacks them, too.
  const _id = { $gt: until, $lte: thread.lastMessage?._id ?? until };
  const later = { threadId: thread._id, _id, senderId: sender };
  const left = Math.min(unread, await models.Message.countDocuments(later));
  if (left === unread) return { thread, left, changed: false };
  const changed: ThreadRecord | null = await models.Thread.findOneAndUpdate(
    {
      ...thisThread(thread),
      messageCount: thread.messageCount,
      [`unread.${side}`]: unread,
    },
    { $set: { [`unread.${side}`]: left } },
    { returnDocument: 'after' },
  ).lean();
  return changed && { thread: changed as BegunThread, left, changed: true };
}
