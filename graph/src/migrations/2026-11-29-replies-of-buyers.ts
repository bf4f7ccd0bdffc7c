import type { Types } from 'mongoose';
import { idAt } from '../shared/timed-id.ts';
import type { Migration } from './migration.ts';

type Thread = { buyerId: Types.ObjectId; answeredAt?: Date; repliedAt?: Date };
type Message = { threadId: Types.ObjectId; senderId: Types.ObjectId; createdAt: Date };

/** Adds the time of the buyer's first reply to threads, so that the buyer's answer time counts them. */
export const repliesOfBuyers: Migration = {
  name: '2026-11-29-replies-of-buyers',
  async up({ collection, walk }) {
    const messages = collection<Message>('messages');
    await walk<Thread>('threads', ['buyerId', 'answeredAt', 'repliedAt'], async (batch) => {
      for (const { _id, buyerId, answeredAt, repliedAt } of batch) {
        if (!answeredAt || repliedAt) continue;
        const reply = await messages.findOne(
          { threadId: _id, _id: { $gt: idAt(answeredAt.getTime()) }, senderId: buyerId } as object,
          { sort: { _id: 1 } },
        );
        if (!reply) continue;
        const $set = { repliedAt: reply.createdAt };
        await collection<Thread>('threads').updateOne({ _id } as object, { $set });
      }
    });
  },
};
