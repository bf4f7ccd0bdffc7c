import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeEarlierReports } from './complete-earlier-reports.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('reports of earlier versions are open reports of messages, once, however often it is done', async () => {
  const earlier = shop.database.connection.collection('reports');
  const aReport = (reason: string) => ({
    _id: new Types.ObjectId(),
    messageId: new Types.ObjectId(),
    threadId: new Types.ObjectId(),
    reporterId: new Types.ObjectId(),
    reason,
    createdAt: new Date('2026-11-20T10:00:00Z'),
  });
  const [one, other] = [aReport('Rude.'), aReport('Asks for money.')];
  await earlier.insertMany([one, other]);
  await completeEarlierReports(shop);
  // A process that ended before it removed what it had moved.
  await earlier.insertOne(one);
  await completeEarlierReports(shop);
  const reports = await shop.models.Report.find().sort({ _id: 1 }).lean();
  expect(reports).toEqual(
    [one, other].map(({ _id, messageId, threadId, reporterId, reason, createdAt }) => ({
      _id,
      kind: 'message',
      targetId: messageId,
      threadId,
      reporterId,
      createdAt,
      reason: 'other',
      note: reason,
      isOpen: true,
    })),
  );
  expect(await earlier.countDocuments()).toBe(0);
});
