import type { MockContext } from '../../context.ts';
import { lastMessageOf, sideOf } from '../../records/dealing/threads.ts';
import type { UserRecord } from '../../records/records.ts';
import { mutation, notFound, requireUser } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';

const maxReturned = 100;

/**
 * A mutation of whether the viewer has blocked an account with which there is a common thread; a refusal names no
 * thread.
 * @param act changes the blocks and says what it has done
 */
export const withThreads =
  (act: (context: MockContext, blocker: UserRecord, blockedId: string) => string) =>
  (root: unknown, args: { userId: string }, context: MockContext) => ({
    threads: [],
    ...mutation((given: typeof args, caller) => {
      const viewer = requireUser(caller);
      const userId = validInput('MutationBlockUserArgs', given).userId.toLowerCase();
      const { records } = caller;
      const common = records.threads.filter(
        ({ buyerId, sellerId }) =>
          (buyerId === viewer.id && sellerId === userId) ||
          (buyerId === userId && sellerId === viewer.id),
      );
      if (common.length === 0) throw notFound('User');
      const message = act(caller, viewer, userId);
      const isBlocked = records.blocks.some(
        (one) => one.blockerId === viewer.id && one.blockedId === userId,
      );
      for (const thread of common) {
        const side = sideOf(thread, viewer);
        if (side) thread.blockedBy[side] = isBlocked;
      }
      const threads = common.toSorted((one, other) =>
        lastMessageOf(records, one).id < lastMessageOf(records, other).id ? 1 : -1,
      );
      return { message, threads: threads.slice(0, maxReturned) };
    })(root, args, context),
  });
