import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Connection, mongo } from 'mongoose';

/** A change on its way from one process to the others. */
export type Sent = {
  _id: mongo.ObjectId;
  /** The process that sent it. */
  origin: string;
  sentAt: Date;
  change: Change;
};

export type Changes = mongo.Collection<Sent>;

/** How long a change is kept for processes that were disconnected; each process keeps its log as long. */
export const keptMs = 10 * 60_000;

/** The collection that carries changes; the database itself removes the old ones. */
export async function openChanges({ db }: Connection): Promise<Changes> {
  if (!db) throw new Error('the database is not connected');
  const changes = db.collection<Sent>('changes');
  await changes.createIndex({ sentAt: 1 }, { expireAfterSeconds: keptMs / 1000 });
  return changes;
}
