import { type Connection, type mongo, Schema } from 'mongoose';
import { clockToleranceMs } from '../../shared/clock-tolerance.ts';
import { changeRetentionMs, maxRecentChanges, type RecordedChanges } from '../../shared/events.ts';
import type { Message } from './relay.ts';

/** A message on its way from one process to the others. */
export type SentMessage = Message & { _id: mongo.ObjectId; sentAt: Date };

export type ChangeCollection = mongo.Collection<SentMessage>;

/** The index that finds changes by time and removes old ones. */
export const changeSchema = new Schema().index(
  { sentAt: 1 },
  { expireAfterSeconds: changeRetentionMs / 1000 },
);

/**
 * The collection that carries changes.
 * @throws Error for a connection that is not open yet
 */
export function openChanges({ db }: Connection): ChangeCollection {
  if (!db) throw new Error('the database is not connected');
  return db.collection<SentMessage>('changes');
}

/**
 * The changes of all processes, for as long as the database keeps them.
 * @throws MongoError when the database does not answer
 */
export async function recordedChanges(changes: ChangeCollection): Promise<RecordedChanges> {
  // The database may already have removed documents that expire soon by its clock.
  const since = Date.now() - changeRetentionMs + clockToleranceMs;
  const found = await changes
    .find({ sentAt: { $gte: new Date(since) }, change: { $ne: null as never } })
    .sort({ sentAt: -1 })
    .limit(maxRecentChanges)
    .toArray();
  const oldest = found.length === maxRecentChanges ? found.at(-1) : undefined;
  return {
    since: oldest ? oldest.sentAt.getTime() + 1 : since,
    changes: found.reverse().map(({ sentAt, change }) => ({ at: sentAt.getTime(), change })),
  };
}
