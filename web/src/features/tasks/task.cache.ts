import type { ApolloCache } from '@apollo/client';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import type { RecordType } from '../../generated/answers.ts';
import { TasksDocument } from '../../generated/tasks.ts';
import { offerViewerIn } from '../offers/offerConnections.cache.ts';

type Person = { id?: string } | null;

/** A record as an answer or a live change brings it. */
export type FollowedRecord = {
  __typename?: string;
  id?: string;
  seller?: Person;
  author?: Person;
};

/** What tasks follow from. Everybody hears of products and reviews, so whose they are counts. */
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
 * Asks again for the tasks that may follow from a changed record: a listed one at once, by whomever it was done. Can run
 * twice.
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
