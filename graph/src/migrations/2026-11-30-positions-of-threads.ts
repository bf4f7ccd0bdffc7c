import type { Types } from 'mongoose';
import type { Migration } from './migration.ts';

type Thread = { lastMessage?: { _id: Types.ObjectId }; position?: Types.ObjectId };

/** Threads get their place in the lists, which follows from messages and, from now on, offers. */
export const positionsOfThreads: Migration = {
  name: '2026-11-30-positions-of-threads',
  async up({ collection, walk }) {
    await walk<Thread>('threads', ['lastMessage', 'position'], async (batch) => {
      for (const { _id, lastMessage, position } of batch) {
        if (!lastMessage || position) continue;
        const $set = { position: lastMessage._id };
        await collection<Thread>('threads').updateOne({ _id, position: null } as object, { $set });
      }
    });
  },
};
