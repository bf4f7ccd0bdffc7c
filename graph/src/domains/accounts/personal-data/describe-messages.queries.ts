import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import { describePrivatePhoto } from '../../private-photos/addresses-for.queries.ts';

const newestFirst = { _id: -1 } as const;

/** The account's messages, reports and blocks, for its download. */
export async function describeMessages(context: Context, userId: Types.ObjectId) {
  const { Thread, Message, Report, Block } = context.models;
  const [threads, messages, reports, blocks] = await Promise.all([
    Thread.find({ participants: userId, messageCount: { $gt: 0 } }, { productId: 1 }).lean(),
    Message.find({ senderId: userId }).sort(newestFirst).lean(),
    Report.find({ reporterId: userId }).sort(newestFirst).lean(),
    Block.find({ blockerId: userId }).lean(),
  ]);
  const products = new Map(
    threads.map(({ _id, productId }) => [_id.toHexString(), productId.toHexString()]),
  );
  return {
    messages: messages.map(({ _id, threadId, text, photos, createdAt }) => ({
      id: _id.toHexString(),
      threadId: threadId.toHexString(),
      productId: products.get(threadId.toHexString()) ?? null,
      text,
      photos: (photos ?? []).map((photo) => describePrivatePhoto(context, photo)),
      createdAt: createdAt.toISOString(),
    })),
    reports: reports.map(({ _id, kind, targetId, reason, note, createdAt }) => ({
      id: _id.toHexString(),
      kind,
      targetId: targetId.toHexString(),
      reason,
      note: note ?? null,
      createdAt: createdAt.toISOString(),
    })),
    blockedUsers: blocks.map(({ blockedId, createdAt }) => ({
      userId: blockedId.toHexString(),
      createdAt: createdAt.toISOString(),
    })),
  };
}
