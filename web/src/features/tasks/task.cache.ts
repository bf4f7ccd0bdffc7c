import type { ApolloCache } from '@apollo/client';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import type { RecordType } from '../../generated/answers.ts';
import { TasksDocument } from '../../generated/tasks.ts';
import { offerViewerIn } from '../offers/offerConnections.cache.ts';

type Person = { id?: string } | null;

/** A record in an answer or a live change. */
export type FollowedRecord = {
  __typename?: string;
  id?: string;
  seller?: Person;
  author?: Person;
};

/**
 * The records that tasks depend on, with their owner. Everybody receives products and reviews, so only the viewer's own
 * count.
 */
const sources: Partial<Record<RecordType, (record: FollowedRecord) => Person | 'received'>> = {
  Offer: () => 'received',
  Order: () => 'received',
  Payment: () => 'received',
  Payout: () => 'received',
  PayoutAccount: () => 'received',
  Product: ({ seller = null }) => seller,
  Report: () => 'received',
  Review: ({ author = null }) => author,
  Thread: () => 'received',
};

/**
 * Refetches the tasks that may depend on a changed record: at once if a listed task does, whoever made the change. Can
 * run twice.
 */
export function expireTasks(cache: ApolloCache, record: FollowedRecord): void {
  const { __typename: type, id = '' } = record;
  const owner = sources[type as RecordType]?.(record);
  if (owner === undefined) return;
  const listed = cache.readQuery({ query: TasksDocument })?.tasks ?? [];
  const isListed = listed.some((task) => [task.id, task.path].some((text) => text.includes(id)));
  const me = offerViewerIn(cache);
  const isOwn = owner === 'received' || me?.role === 'ADMIN' || (me && owner?.id === me.id);
  if (!isListed && !isOwn) return;
  const changeNumber = numberOfChange(cache, `tasks of ${type}:${id}`, JSON.stringify(record));
  // Admins receive everybody's records.
  const isUrgent = isListed || me?.role !== 'ADMIN';
  expireField(cache, 'tasks', { changeNumber, entries: true, isUrgent });
}
