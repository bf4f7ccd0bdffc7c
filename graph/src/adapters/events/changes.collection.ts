import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Connection, mongo } from 'mongoose';
import { keptChanges, keptMs, overlapMs, type RecordedChanges } from '../../shared/events.ts';
import type { Expiry } from '../database/expiry.ts';

/** A change on its way from one process to the others. */
export type Sent = {
  _id: mongo.ObjectId;
  /** The process that sent it. */
  origin: string;
  sentAt: Date;
  change: Change;
};

export type Changes = mongo.Collection<Sent>;

/** When a change is removed. */
export const changeExpiry: Expiry = {
  collection: 'changes',
  field: 'sentAt',
  afterSeconds: keptMs / 1000,
};

/** The collection that carries changes; the old ones are removed by `changeExpiry`. */
export function openChanges({ db }: Connection): Changes {
  if (!db) throw new Error('the database is not connected');
  return db.collection<Sent>('changes');
}

/** What all processes sent in the time for which the database keeps it. */
export async function recordedChanges(changes: Changes): Promise<RecordedChanges> {
  // What is about to be removed may be gone already, by the clock of the database.
  const since = Date.now() - keptMs + overlapMs;
  const found = await changes
    .find({ sentAt: { $gte: new Date(since) } })
    .sort({ sentAt: -1 })
    .limit(keptChanges)
    .toArray();
  const oldest = found.length === keptChanges ? found.at(-1) : undefined;
  return {
    since: oldest ? oldest.sentAt.getTime() + 1 : since,
    changes: found.reverse().map(({ sentAt, change }) => ({ at: sentAt.getTime(), change })),
  };
}
