import { deletedMessageText } from '@fitness-zone/contract/dealing/deleted-message.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import type { MessageRecord } from './message.model.ts';
import { publishMessage } from './publish.service.ts';

/**
 * Deletes the text of a message for both sides: a sentence stands in its place, so that the thread can still be read.
 * May run twice.
 * @throws Refusal `not-found` for a message that is gone
 */
export async function deleteMessage(context: Context, id: Types.ObjectId): Promise<void> {
  const { models, loaders } = context;
  const text = deletedMessageText;
  const message: MessageRecord | null = await models.Message.findByIdAndUpdate(
    id,
    { $set: { text } },
    { returnDocument: 'after' },
  ).lean();
  if (!message) throw notFound('Message');
  const { threadId } = message;
  const newest = { _id: threadId, 'lastMessage._id': id };
  await models.Thread.updateOne(newest, { $set: { 'lastMessage.text': text } });
  loaders.message.clear(id);
  const thread = await loaders.thread.clear(threadId).load(threadId);
  if (thread) publishMessage(context, thread, message);
}
