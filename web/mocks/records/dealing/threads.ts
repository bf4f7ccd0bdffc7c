import { byId } from '../findRecords.ts';
import type { MessageRecord, Records, Side, ThreadRecord, UserRecord } from '../records.ts';

/** Which side of a thread an account is on; null for anybody else. */
export function sideOf(
  { buyerId, sellerId }: ThreadRecord,
  user: Pick<UserRecord, 'id'> | null,
): Side | null {
  if (user?.id === buyerId) return 'buyer';
  return user?.id === sellerId ? 'seller' : null;
}

/** The side to whom the other one writes. */
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');

/** The thread with an id, if the account is on one of its sides; else null. */
export function threadFor(
  { threads }: Records,
  id: string,
  user: Pick<UserRecord, 'id'> | null,
): ThreadRecord | null {
  const thread = byId(threads, id);
  return thread && sideOf(thread, user) ? thread : null;
}

/** Whether nothing keeps the two sides from writing to each other. */
export const canBeWritten = ({ blockedBy, deleted }: ThreadRecord): boolean =>
  !blockedBy.buyer && !blockedBy.seller && !deleted.buyer && !deleted.seller;

/** Whether an account has reported a message. */
export const hasReported = ({ reports }: Records, { id }: MessageRecord, viewer: UserRecord) =>
  reports.some((one) => one.targetId === id && one.reporterId === viewer.id);

/** A thread's messages, the oldest first. */
export const messagesOf = ({ messages }: Records, { id }: Pick<ThreadRecord, 'id'>) =>
  messages.filter(({ threadId }) => threadId === id);

/** The newest message of a thread; each has one. */
export function lastMessageOf(records: Records, thread: ThreadRecord): MessageRecord {
  const last = messagesOf(records, thread).at(-1);
  if (!last) throw new Error(`There is no message in the thread ${thread.id}.`);
  return last;
}

/** How many messages to an account are not read. */
export const unreadMessagesOf = ({ threads }: Records, user: UserRecord): number =>
  threads.reduce((sum, thread) => {
    const side = sideOf(thread, user);
    return side ? sum + thread.unread[side] : sum;
  }, 0);

/** A page of an account's threads, those with the newest messages first; their cursors are those messages' ids. */
export function pageOfThreads(
  records: Records,
  user: UserRecord,
  { first, after }: { first: number; after?: string | null | undefined },
) {
  const placed = records.threads
    .filter((thread) => sideOf(thread, user))
    .map((node) => ({ cursor: lastMessageOf(records, node).id, node }))
    .toSorted((one, other) => (one.cursor < other.cursor ? 1 : -1));
  const rest = after ? placed.filter(({ cursor }) => cursor < after.toLowerCase()) : placed;
  const edges = rest.slice(0, first);
  return {
    edges,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}

/** What becomes of an account's threads when it is deleted: they stay for the other side, if it is there. */
export function endThreadsOf(records: Records, user: UserRecord): void {
  for (const thread of records.threads) {
    const side = sideOf(thread, user);
    if (side) thread.deleted[side] = true;
  }
  const isLeft = (id: string) => {
    const thread = byId(records.threads, id);
    return thread !== null && !(thread.deleted.buyer && thread.deleted.seller);
  };
  records.messages = records.messages.filter(({ threadId }) => isLeft(threadId));
  records.threads = records.threads.filter(({ id }) => isLeft(id));
  records.blocks = records.blocks.filter(
    ({ blockerId, blockedId }) => ![blockerId, blockedId].includes(user.id),
  );
}
