import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import { toObjectId } from '../../shared/ids.ts';
import { newestOf } from '../../shared/keyset/keyset-query.ts';
import type { Page } from '../../shared/paging.ts';
import type { MessageRecord } from '../messages/message.model.ts';
import type { ReportRecord } from './report.model.ts';

export type ReportPage = Page<ReportRecord>;

/** Number of messages before a reported one that admins see. */
const mostBefore = 5;

/** Refuses malformed ids as `not-found`. */
export const adminReports = describeList(
  'QueryAdminReportsArgs',
  ['admin'],
  ({ filter }, { models }) => {
    const { state, kind, userId, startingAt } = filter ?? {};
    return newestOf<ReportRecord>(models.Report, {
      ...(state && { isOpen: state === 'open' }),
      ...(kind && { kind }),
      ...(userId && { subjectId: toObjectId(userId, 'Person') }),
      ...(startingAt && { _id: { $lte: toObjectId(startingAt, 'Report') } }),
    });
  },
);

/** The message of a report; null for other reports, and once it no longer exists. */
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
