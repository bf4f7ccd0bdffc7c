import type { Types } from 'mongoose';
import type { Migration } from './migration.ts';

type Message = { _id: Types.ObjectId; requestKey?: string };
type Thread = { lastMessage?: Message; position?: Types.ObjectId };

/** The request of an offer's note. */
const isNote = ({ requestKey }: Message) => requestKey?.includes(':offer-') ?? false;

/**
 * Adds to threads their place in the lists, which follows from messages and now also from offers. Marks those that
 * contain only notes of offers.
 */
export const positionsOfThreads: Migration = {
  name: '2026-11-30-positions-of-threads',
  async up({ collection, walk }) {
    await walk<Thread>('threads', ['lastMessage', 'position'], async (batch) => {
      for (const { _id, lastMessage, position } of batch) {
        if (!lastMessage || position) continue;
        const messages = isNote(lastMessage)
          ? await collection<Message & { threadId: Types.ObjectId }>('messages')
              .find({ threadId: _id }, { projection: { requestKey: 1 } })
              .toArray()
          : [lastMessage];
        const $set = {
          position: lastMessage._id,
          ...(messages.every(isNote) && { hasOnlyOfferNotes: true }),
        };
        await collection<Thread>('threads').updateOne({ _id, position: null } as object, { $set });
      }
    });
  },
};
