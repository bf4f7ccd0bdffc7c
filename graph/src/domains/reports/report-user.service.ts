import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { ReportUserInput } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { fileReport, reportedSentence } from './file-report.service.ts';

/**
 * Reports a buyer or a seller to the shop's admins.
 * @throws Refusal `too-many-requests`, `forbidden` for the caller's own account, `not-found` for unknown accounts,
 *   deleted ones and admins, `conflict` with the account if the caller has already reported it
 */
export async function reportUser(context: Context, given: Unchecked<ReportUserInput>) {
  const viewer = requireUser(context);
  await limit(context, 'messages');
  const { userId, reason, note } = validInput('ReportUserInput', given);
  const targetId = toObjectId(userId, 'User');
  const reporterId = viewer._id;
  if (targetId.equals(reporterId)) {
    throw new Refusal('forbidden', 'You can’t report your own account.');
  }
  const user = await context.loaders.user.load(targetId);
  if (!user || user.deletingAt || user.role === 'admin') throw notFound('User');
  const report = { kind: 'user', targetId, subjectId: targetId, reporterId, reason, note } as const;
  if (!(await fileReport(context, report))) {
    throw new Refusal('conflict', 'You have already reported this person.', {
      alreadyDone: true,
      payload: { user },
    });
  }
  return { message: reportedSentence, user };
}
