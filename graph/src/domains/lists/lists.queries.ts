import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/registry.ts';
import { type PageArguments, pageOf } from '../../shared/paging.ts';
import type { ListEntryRecord, ListModel } from './list-entry.model.ts';

/** How many records a REST list holds at most. */
const maxRestList = 1000;

/**
 * A page of the signed-in buyer's booking or wish list, newest first.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but buyers
 */
export async function browseEntries(context: Context, list: ListModel, page: PageArguments) {
  const buyer = requireRole(context, 'buyer');
  return pageOf(context.models[list].find({ userId: buyer._id }).lean(), page);
}

/** The entries that the caller may see, newest first: own ones, for admins all, for visitors none. */
export async function listEntries(
  { models, viewer }: Context,
  list: ListModel,
): Promise<ListEntryRecord[]> {
  if (!viewer) return [];
  const own = viewer.role === 'admin' ? {} : { userId: viewer._id };
  return models[list].find(own).sort({ _id: -1 }).limit(maxRestList).lean();
}

/** How many entries an account's list has; null for anyone but the account itself. */
export const countEntries = async (
  { models, viewer }: Context,
  list: ListModel,
  user: Pick<Viewer, '_id'>,
): Promise<number | null> =>
  viewer?._id.equals(user._id) ? models[list].countDocuments({ userId: user._id }) : null;
