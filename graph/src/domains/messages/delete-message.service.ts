import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import { removePrivatePhotos } from '../private-photos/private-photos.service.ts';
import type { MessageRecord } from './message.model.ts';
import { publishMessage } from './publish.service.ts';

const text = 'This message was deleted by an admin.';

/**
 * Deletes the text and the photos of a message for both sides. A sentence replaces the text, so that the thread stays
 * readable. Can run twice.
 * @throws Refusal `not-found` if the message no longer exists
 */
export async function deleteMessage(context: Context, id: Types.ObjectId): Promise<void> {
  const { models, loaders } = context;
  const found: MessageRecord | null = await models.Message.findById(id).lean();
  if (!found) throw notFound('Message');
  const photoIds = (found.photos ?? []).map((photo) => photo._id);
  await removePrivatePhotos(context, photoIds);
  const message: MessageRecord | null = await models.Message.findByIdAndUpdate(
    id,
    { $set: { text }, $unset: { photos: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!message) throw notFound('Message');
  const { threadId } = message;
  const newest = { _id: threadId, 'lastMessage._id': id };
  await models.Thread.updateOne(newest, {
    $set: { 'lastMessage.text': text },
    $unset: { 'lastMessage.photos': 1 },
  });
  loaders.message.clear(id);
  const thread = await loaders.thread.clear(threadId).load(threadId);
  if (thread) publishMessage(context, thread, message);
}
