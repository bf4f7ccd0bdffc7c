import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { newestOf, type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
import type { ListEntryRecord, ListModel } from './list-entry.model.ts';
import { ownList } from './own-entries.queries.ts';

/** Maximum number of records in a REST list. */
const maxRestList = 1000;

/** A page of a booking or wish list. */
export type ListEntryPage = Page<ListEntryRecord>;

/** A page of the signed-in buyer's booking or wish list, newest first. */
export async function browseEntries(
  context: Context,
  list: ListModel,
  page: PageArguments,
): Promise<ListEntryPage> {
  const buyer = requireRole(context, 'buyer');
  return pageOf(ownList(context, list, buyer._id), page);
}

/** The entries that the caller may see, newest first: their own, all for admins, none for visitors. */
export async function listEntries(context: Context, list: ListModel): Promise<ListEntryRecord[]> {
  const { models, viewer } = context;
  if (!viewer) return [];
  const isAdmin = viewer.role === 'admin';
  const all = newestOf(models[list].find().lean());
  const { records } = await (isAdmin ? all : ownList(context, list, viewer._id)).slice(
    maxRestList,
    null,
  );
  return records;
}

/** The number of entries in an account's list; null for anyone but the account itself. */
export const countEntries = async (
  context: Context,
  list: ListModel,
  user: Pick<Viewer, '_id'>,
): Promise<number | null> =>
  context.viewer?._id.equals(user._id) ? ownList(context, list, user._id).count() : null;
