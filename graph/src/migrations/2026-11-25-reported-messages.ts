import type { Types } from 'mongoose';
import type { Migration } from './migration.ts';

/** A reported message, when nothing else could be reported. */
type MessageReport = {
  messageId: Types.ObjectId;
  threadId: Types.ObjectId;
  reporterId: Types.ObjectId;
  /** In the reporter's words. */
  reason: string;
  createdAt: Date;
};

/** Reports of messages move from `reports` to `filedreports`, as open reports with the reporter's words as the note. */
export const reportedMessages: Migration = {
  name: '2026-11-25-reported-messages',
  async up({ collection }) {
    const earlier = collection<MessageReport>('reports');
    const reports = collection('filedreports');
    for await (const { _id, messageId, reason, ...report } of earlier.find()) {
      const { threadId, reporterId, createdAt } = report;
      const filed = { kind: 'message', threadId, reason: 'other', note: reason, createdAt };
      await reports.updateOne(
        { targetId: messageId, reporterId },
        { $setOnInsert: { _id, ...filed, isOpen: true } },
        { upsert: true },
      );
      await earlier.deleteOne({ _id });
    }
  },
};
