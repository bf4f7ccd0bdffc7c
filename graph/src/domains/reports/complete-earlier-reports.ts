import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** What earlier versions kept of a reported message, in the collection `reports`. */
type EarlierReport = {
  _id: Types.ObjectId;
  messageId: Types.ObjectId;
  threadId: Types.ObjectId;
  reporterId: Types.ObjectId;
  /** In the words of who reported it. */
  reason: string;
  createdAt: Date;
};

/**
 * Moves the reports of earlier versions to those of this one, as open reports with their words as the note; to be
 * called at start. May be repeated: a process that ends in between leaves the rest to the next start.
 */
export async function completeEarlierReports({
  database,
  models,
}: Pick<Shop, 'database' | 'models'>): Promise<void> {
  const earlier = database.connection.collection<EarlierReport>('reports');
  for await (const { _id, messageId, reason, ...report } of earlier.find()) {
    const { threadId, reporterId, createdAt } = report;
    const filed = { kind: 'message', targetId: messageId, threadId, reporterId } as const;
    await models.Report.updateOne(
      { targetId: messageId, reporterId },
      { $setOnInsert: { _id, ...filed, reason: 'other', note: reason, createdAt, isOpen: true } },
      { upsert: true },
    );
    await earlier.deleteOne({ _id });
  }
}
