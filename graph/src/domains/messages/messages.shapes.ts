import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import { presentUser } from '../../context/present-user.ts';
import { outcome, succeeded } from '../../rest/answers.ts';
import { describePrivatePhoto } from '../private-photos/addresses-for.queries.ts';
import { privatePhotoShape } from '../private-photos/private-photos.shapes.ts';
import type { MessageRecord } from './message.model.ts';
import { ownSideOf } from './sides.rules.ts';
import type { WrittenThread } from './thread.model.ts';
import type { sendMessage } from './write/send-message.service.ts';
import { writeObstacle } from './write-obstacle.queries.ts';

const time = 'Milliseconds since 1970.';

export const messageShape = Type.Object(
  {
    _id: Type.String(),
    threadId: Type.String(),
    senderId: Type.String(),
    text: Type.String(),
    photos: Type.Array(privatePhotoShape),
    createdAt: Type.Number({ description: time }),
  },
  { title: 'Message' },
);

/** A thread as REST has it: no e-mail, and no phone number. */
export const threadShape = Type.Object(
  {
    _id: Type.String(),
    productId: Type.String(),
    buyerId: Type.String(),
    buyerName: Type.Optional(Type.String({ description: 'Absent once the account is deleted.' })),
    sellerId: Type.String(),
    sellerName: Type.Optional(Type.String({ description: 'Absent once the account is deleted.' })),
    lastMessage: messageShape,
    unreadCount: Type.Integer({ description: "Number of messages that the caller hasn't read." }),
    viewerHasBlocked: Type.Boolean({
      description: 'Whether the caller has blocked the other side.',
    }),
    viewerCanWrite: Type.Boolean({ description: 'Whether the caller can write.' }),
    writeObstacle: Type.Optional(Type.Enum(Object.values(enumValues.WriteObstacle))),
    updatedAt: Type.Number({ description: time }),
  },
  { title: 'Thread' },
);

export const sentShape = Type.Object({
  ...outcome.properties,
  threadId: Type.String(),
  messageId: Type.String(),
});

export const showSent = ({
  message,
  sentMessage,
}: Pick<Awaited<ReturnType<typeof sendMessage>>, 'message' | 'sentMessage'>): Static<
  typeof sentShape
> => ({
  ...succeeded({ message }),
  threadId: sentMessage.threadId.toHexString(),
  messageId: sentMessage._id.toHexString(),
});

export const showMessage = (
  context: Context,
  { _id, threadId, senderId, text, photos, createdAt }: MessageRecord,
): Static<typeof messageShape> => ({
  _id: _id.toHexString(),
  threadId: threadId.toHexString(),
  senderId: senderId.toHexString(),
  text,
  photos: (photos ?? []).map((photo) => describePrivatePhoto(context, photo)),
  createdAt: createdAt.getTime(),
});

/** A thread as REST gives it to one of its sides. */
export async function showThread(
  context: Context,
  thread: WrittenThread,
): Promise<Static<typeof threadShape>> {
  const { unreadCount, hasBlocked } = ownSideOf(thread, context.viewer);
  const obstacle = await writeObstacle(context, thread);
  const [buyer, seller] = await Promise.all([
    presentUser(context, thread.buyerId),
    presentUser(context, thread.sellerId),
  ]);
  return {
    _id: thread._id.toHexString(),
    productId: thread.productId.toHexString(),
    buyerId: thread.buyerId.toHexString(),
    ...(buyer && { buyerName: buyer.name }),
    sellerId: thread.sellerId.toHexString(),
    ...(seller && { sellerName: seller.name }),
    lastMessage: showMessage(context, thread.lastMessage),
    unreadCount,
    viewerHasBlocked: hasBlocked,
    viewerCanWrite: obstacle === null,
    ...(obstacle && { writeObstacle: obstacle }),
    updatedAt: thread.lastMessage.createdAt.getTime(),
  };
}
