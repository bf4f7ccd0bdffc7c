import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Connection, mongo } from 'mongoose';
import {
  changeRetentionMs,
  clockToleranceMs,
  maxRecentChanges,
  type RecordedChanges,
} from '../../shared/events.ts';
import type { Expiry } from '../database/expiry.ts';

/** A change on its way from one process to the others. */
export type SentChange = {
  _id: mongo.ObjectId;
  /** The process that sent it. */
  origin: string;
  sentAt: Date;
  change: Change;
};

export type ChangeCollection = mongo.Collection<SentChange>;

/** When a change is removed. */
export const changeExpiry: Expiry = {
  collection: 'changes',
  field: 'sentAt',
  afterSeconds: changeRetentionMs / 1000,
};

/** The collection that carries changes; the old ones are removed by `changeExpiry`. */
export function openChanges({ db }: Connection): ChangeCollection {
  if (!db) throw new Error('the database is not connected');
  return db.collection<SentChange>('changes');
}

/** What all processes sent in the time for which the database keeps it. */
export async function recordedChanges(changes: ChangeCollection): Promise<RecordedChanges> {
  // What is about to be removed may be gone already, by the clock of the database.
  const since = Date.now() - changeRetentionMs + clockToleranceMs;
  const found = await changes
    .find({ sentAt: { $gte: new Date(since) } })
    .sort({ sentAt: -1 })
    .limit(maxRecentChanges)
    .toArray();
  const oldest = found.length === maxRecentChanges ? found.at(-1) : undefined;
  return {
    since: oldest ? oldest.sentAt.getTime() + 1 : since,
    changes: found.reverse().map(({ sentAt, change }) => ({ at: sentAt.getTime(), change })),
  };
}
