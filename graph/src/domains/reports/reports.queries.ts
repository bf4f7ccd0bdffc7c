import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { ReportFilter } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { newestOf, type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { MessageRecord } from '../messages/message.model.ts';
import type { ReportRecord } from './report.model.ts';

export type ReportPage = Page<ReportRecord>;

/** Number of messages before a reported one that admins see. */
const mostBefore = 5;

/**
 * A page of the reports, newest first, for admins.
 * @throws Refusal `not-found` for a malformed one
 */
export async function browseReports(
  context: Context,
  page: PageArguments,
  filter: Unchecked<ReportFilter>,
): Promise<ReportPage> {
  return pageOf(reportsOf(context, filter), page);
}

function reportsOf(context: Context, filter: Unchecked<ReportFilter>) {
  requireRole(context, 'admin');
  const { state, kind, userId, startingAt } = validInput('ReportFilter', filter);
  const wanted = {
    ...(state && { isOpen: state === 'open' }),
    ...(kind && { kind }),
    ...(userId && { subjectId: toObjectId(userId, 'Person') }),
    ...(startingAt && { _id: { $lte: toObjectId(startingAt, 'Report') } }),
  };
  return newestOf<ReportRecord>(context.models.Report.find(wanted).lean());
}

/** The message that a report is about; null for other reports, and once it no longer exists. */
export const reportedMessage = async (
  { loaders }: Pick<Context, 'loaders'>,
  { kind, targetId }: ReportRecord,
): Promise<MessageRecord | null> => (kind === 'message' ? loaders.message.load(targetId) : null);

/** The messages before a reported one, oldest first; none for other reports. */
export async function messagesBefore(
  { models }: Pick<Context, 'models'>,
  { targetId, threadId }: ReportRecord,
): Promise<MessageRecord[]> {
  if (!threadId) return [];
  const before = models.Message.find({ threadId, _id: { $lt: targetId } });
  return (await before.sort({ _id: -1 }).limit(mostBefore).lean()).toReversed();
}
