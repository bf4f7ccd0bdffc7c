import type { ReportKind, ReportState } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import {
  type ListBounds,
  listNewest,
  newestOf,
  type Page,
  type PageArguments,
  pageOf,
} from '../../shared/paging.ts';
import type { MessageRecord } from '../messages/message.model.ts';
import type { ReportRecord } from './report.model.ts';

/** A page of reports. */
export type ReportPage = Page<ReportRecord>;

/** How many messages before a reported one admins see. */
const mostBefore = 5;

/** Which reports are listed. */
export type Wanted = { state?: ReportState | undefined; kind?: ReportKind | null | undefined };

/**
 * A page of what was reported, newest first, for admins: what is open, unless it says otherwise.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins
 */
export async function browseReports(
  context: Context,
  page: PageArguments,
  wanted: Wanted,
): Promise<ReportPage> {
  return pageOf(reportsOf(context, wanted), page);
}

/**
 * What was reported as a REST list, newest first, for admins: what is open, unless it says otherwise.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `not-found` for a cursor that is none
 *   of this list
 */
export async function listReports(context: Context, bounds: ListBounds, wanted: Wanted) {
  return listNewest(reportsOf(context, wanted), bounds);
}

function reportsOf(context: Context, { state = 'open', kind }: Wanted) {
  requireRole(context, 'admin');
  const wanted = { isOpen: state === 'open', ...(kind && { kind }) };
  return newestOf<ReportRecord>(context.models.Report.find(wanted).lean());
}

/** The message that a report is about; null for other reports, and once it no longer exists. */
export const reportedMessage = async (
  { loaders }: Pick<Context, 'loaders'>,
  { kind, targetId }: ReportRecord,
): Promise<MessageRecord | null> => (kind === 'message' ? loaders.message.load(targetId) : null);

/** The few messages before a reported one, the oldest first; none where the report is not about a message. */
export async function messagesBefore(
  { models }: Pick<Context, 'models'>,
  { targetId, threadId }: ReportRecord,
): Promise<MessageRecord[]> {
  if (!threadId) return [];
  const before = models.Message.find({ threadId, _id: { $lt: targetId } });
  return (await before.sort({ _id: -1 }).limit(mostBefore).lean()).toReversed();
}
