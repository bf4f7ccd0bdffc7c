import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { newestOf } from '../../shared/keyset/keyset-query.ts';
import type { Page } from '../../shared/paging.ts';
import type { ListEntryRecord, ListModel } from './list-entry.model.ts';
import { ownList } from './own-entries.queries.ts';

/** Maximum number of records in a REST list. */
const maxRestList = 1000;

/** A page of a booking or wish list. */
export type ListEntryPage = Page<ListEntryRecord>;

export const bookingList = describeList(
  'QueryBookingListArgs',
  ['buyer'],
  (_given, context, { _id }) => ownList(context, 'Booking', _id),
);

export const wishList = describeList('QueryWishListArgs', ['buyer'], (_given, context, { _id }) =>
  ownList(context, 'Wish', _id),
);

/** The entries that the caller may see, newest first: their own, all for admins, none for visitors. */
export async function listEntries(context: Context, list: ListModel): Promise<ListEntryRecord[]> {
  const { models, viewer } = context;
  if (!viewer) return [];
  const seen =
    viewer.role === 'admin'
      ? newestOf<ListEntryRecord>(models[list], {})
      : await ownList(context, list, viewer._id);
  return (await seen.slice(maxRestList, null)).records;
}

/** The number of entries in an account's list; null for anyone but the account itself. */
export const countEntries = async (
  context: Context,
  list: ListModel,
  user: Pick<Viewer, '_id'>,
): Promise<number | null> =>
  context.viewer?._id.equals(user._id) ? (await ownList(context, list, user._id)).count() : null;
