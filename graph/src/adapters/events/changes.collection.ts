import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Connection, mongo } from 'mongoose';
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

/** How long a change is kept for processes that were disconnected; each process keeps its log as long. */
export const keptMs = 10 * 60_000;

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
