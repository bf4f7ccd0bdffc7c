import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { ReportMessageInput } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { onlyFor } from '../messages/publish.service.ts';
import { readsThread } from '../messages/sides.rules.ts';
import { fileReport, reportedSentence } from './file-report.service.ts';

/**
 * Reports a message from the other side of the caller's thread to the shop's admins.
 * @throws Refusal `too-many-requests`, `not-found` for messages outside the caller's threads, `forbidden` for the
 * caller's own message, `conflict` with the message if the account has already reported it
 */
export async function reportMessage(context: Context, given: Unchecked<ReportMessageInput>) {
  const viewer = requireUser(context);
  await limit(context, 'messages');
  const { messageId, reason, note } = validInput('ReportMessageInput', given);
  const { Message, Thread } = context.models;
  const message = await Message.findById(toObjectId(messageId, 'Message')).lean();
  const thread = message && (await Thread.findById(message.threadId).lean());
  if (!message || !readsThread(viewer, thread)) throw notFound('Message');
  if (message.senderId.equals(viewer._id)) {
    throw new Refusal('forbidden', 'You wrote this message.');
  }
  const { _id: targetId, threadId, senderId: subjectId } = message;
  const reporterId = viewer._id;
  const about = { kind: 'message', targetId, subjectId, threadId } as const;
  const report = { ...about, reporterId, reason, note };
  if (!(await fileReport(context, report))) {
    throw new Refusal('conflict', 'You have already reported this message.', {
      alreadyDone: true,
      payload: { reportedMessage: message },
    });
  }
  context.loaders.viewerHasReported.clear(targetId);
  context.events.publish({
    kind: 'message',
    messageId: targetId.toHexString(),
    ...onlyFor(reporterId),
  });
  return { message: reportedSentence, reportedMessage: message };
}
