import { randomUUID } from 'node:crypto';
import { enumValues } from '@fitness-zone/contract/generated/enums.ts';
import { expect } from 'vitest';
import {
  admins,
  buyers,
  correspondents,
  nobody,
  type SampleCase,
  signedIn,
} from '../permissions/permission.ts';
import { asBody, mutation, oneOf } from './mutation.ts';

type Reason = keyof typeof enumValues.ReportReason;

/** The body of a report, the reason as REST writes it. */
const report = ({ input: { reason, ...input } }: { input: { reason: Reason } }) => ({
  payload: { ...input, reason: enumValues.ReportReason[reason] },
});

const received = async ({ whose, caller }: SampleCase) => {
  const { messageIds } = await whose.thread();
  return messageIds[caller.role === 'seller' ? 'seller' : 'buyer'];
};

/** Messages, notifications and reports. */
export const messageMutations = {
  askSeller: mutation<{ input: { productId: string; text: string; requestId?: string } }>({
    may: buyers,
    sample: async ({ records }) => ({
      input: { productId: await records.freeId(), text: 'Does it fold?', requestId: randomUUID() },
    }),
    effect: ['sentMessage { text }', { sentMessage: { text: 'Does it fold?' } }],
    rest: ['POST /askSeller', asBody],
  }),
  sendMessage: mutation<{ input: { threadId: string; text: string; requestId?: string } }>({
    may: correspondents,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({
      input: {
        threadId: (await whose.thread()).id,
        text: 'Does it fold?',
        requestId: randomUUID(),
      },
    }),
    effect: ['sentMessage { text }', { sentMessage: { text: 'Does it fold?' } }],
    rest: ['POST /sendMessage', asBody],
  }),
  markThreadRead: mutation({
    may: correspondents,
    mayForOthers: nobody,
    sample: async (testCase) => ({
      threadId: (await testCase.whose.thread()).id,
      until: await received(testCase),
    }),
    effect: ['thread { unreadCount }', { thread: { unreadCount: 0 } }],
    rest: [
      'PATCH /markThreadRead',
      ({ threadId, until }) => ({ query: { id: threadId }, payload: { until } }),
    ],
  }),
  markNotificationsRead: mutation({
    may: signedIn,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ ids: await whose.notificationIds() }),
    effect: [
      'notifications { readAt }',
      { notifications: expect.arrayContaining([{ readAt: expect.any(String) }]) },
    ],
    rest: ['PATCH /markNotificationsRead', ({ ids }) => ({ payload: { ids } })],
  }),
  markAllNotificationsRead: mutation({
    may: signedIn,
    sample: async ({ whose }) => ({ until: (await whose.notificationIds()).at(-1) }),
    effect: [
      'notifications { readAt }',
      { notifications: expect.arrayContaining([{ readAt: expect.any(String) }]) },
    ],
    rest: null,
  }),
  updateNotificationSettings: mutation({
    may: signedIn,
    sample: ({ pick }) => ({ mailed: oneOf([['SOLD'], [], ['SOLD', 'PAID']], pick) }),
    effect: ['viewer { mailedNotifications }', { viewer: { mailedNotifications: ['SOLD'] } }],
    rest: null,
  }),
  reportMessage: mutation<{ input: { messageId: string; reason: Reason; note?: string } }>({
    may: correspondents,
    mayForOthers: nobody,
    sample: async (testCase) => ({
      input: { messageId: await received(testCase), reason: 'OFFENSIVE', note: 'It is rude.' },
    }),
    effect: [
      'reportedMessage { viewerHasReported }',
      { reportedMessage: { viewerHasReported: true } },
    ],
    rest: ['POST /reportMessage', report],
  }),
  reportProduct: mutation<{ input: { productId: string; reason: Reason; note?: string } }>({
    may: signedIn,
    sample: async ({ records }) => ({
      input: { productId: await records.freeId(), reason: 'FRAUD' },
    }),
    effect: ['product { inStock }', { product: { inStock: 'AVAILABLE' } }],
    rest: ['POST /reportProduct', report],
  }),
  reportUser: mutation<{ input: { userId: string; reason: Reason; note?: string } }>({
    may: signedIn,
    sample: async ({ records }) => ({
      input: { userId: (await records.target()).id, reason: 'FRAUD' },
    }),
    effect: ['user { verified }', { user: { verified: false } }],
    rest: ['POST /reportUser', report],
  }),
  adminDecideReport: mutation<{
    input: { id: string; decision: keyof typeof enumValues.ReportDecision; note?: string };
  }>({
    may: admins,
    sample: async ({ records, pick }) => ({
      input: {
        id: await records.reportId(),
        decision: oneOf(['NOTHING', 'HIDE', 'DELETE', 'SUSPEND'], pick),
        note: 'It is unsafe.',
      },
    }),
    effect: ['reports { decision }', { reports: [{ decision: 'NOTHING' }] }],
    rest: [
      'PATCH /decideReport',
      ({ input: { id, decision, ...input } }) => ({
        query: { id },
        payload: { ...input, decision: enumValues.ReportDecision[decision] },
      }),
    ],
  }),
};
