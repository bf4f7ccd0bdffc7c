import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { Records } from '../../mocks/records/records.ts';
import type { ReportDecision, ReportReason } from '../../src/generated/graphql.ts';

/** Copies threads, messages and reports into records as the mocks keep them. */
export async function copyMessages({
  models,
}: TestShop): Promise<Pick<Records, 'threads' | 'messages' | 'reports' | 'blocks'>> {
  const oldestFirst = { _id: 1 } as const;
  const [threads, messages, reports, blocks] = await Promise.all([
    // One that nobody has written in is seen by nobody.
    models.Thread.find({ messageCount: { $gt: 0 } })
      .sort(oldestFirst)
      .lean(),
    models.Message.find().sort(oldestFirst).lean(),
    models.Report.find().sort(oldestFirst).lean(),
    models.Block.find().sort(oldestFirst).lean(),
  ]);
  return {
    threads: threads.map(({ _id, productId, buyerId, sellerId, unread, blockedBy, deleted }) => ({
      id: _id.toHexString(),
      productId: productId.toHexString(),
      buyerId: buyerId.toHexString(),
      sellerId: sellerId.toHexString(),
      unread: { buyer: unread?.buyer ?? 0, seller: unread?.seller ?? 0 },
      blockedBy: { buyer: blockedBy?.buyer ?? false, seller: blockedBy?.seller ?? false },
      deleted: { buyer: deleted?.buyer ?? false, seller: deleted?.seller ?? false },
    })),
    messages: messages.map(({ _id, threadId, senderId, text, createdAt, requestKey }) => ({
      id: _id.toHexString(),
      threadId: threadId.toHexString(),
      senderId: senderId.toHexString(),
      text,
      createdAt: createdAt.toISOString(),
      // Behind thread and sender.
      requestId: requestKey?.split(':').slice(2).join(':') ?? null,
    })),
    reports: reports.map(
      ({ _id, kind, targetId, reporterId, reason, note, createdAt, ...decided }) => ({
        id: _id.toHexString(),
        kind: kindNames[kind],
        targetId: targetId.toHexString(),
        subjectId: decided.subjectId?.toHexString() ?? null,
        reporterId: reporterId.toHexString(),
        reason: reasonNames.find((name) => enumValues.ReportReason[name] === reason) ?? 'OTHER',
        note: note ?? null,
        decision:
          decisionNames.find((name) => enumValues.ReportDecision[name] === decided.decision) ??
          null,
        decisionNote: decided.decisionNote ?? null,
        decidedAt: decided.decidedAt?.toISOString() ?? null,
        decidedById: decided.decidedById?.toHexString() ?? null,
        createdAt: createdAt.toISOString(),
      }),
    ),
    blocks: blocks.map(({ blockerId, blockedId, createdAt }) => ({
      blockerId: blockerId.toHexString(),
      blockedId: blockedId.toHexString(),
      createdAt: createdAt.toISOString(),
    })),
  };
}

const kindNames = { message: 'MESSAGE', product: 'PRODUCT', user: 'USER' } as const;
const reasonNames = Object.keys(enumValues.ReportReason) as ReportReason[];
const decisionNames = Object.keys(enumValues.ReportDecision) as ReportDecision[];
