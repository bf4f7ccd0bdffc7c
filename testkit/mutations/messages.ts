import { randomUUID } from 'node:crypto';
import type { enumValues } from '@fitness-zone/contract/enums.ts';
import { expect } from 'vitest';
import {
  admins,
  buyers,
  correspondents,
  nobody,
  type SampleCase,
  signedIn,
} from '../permissions/permission.ts';
import { aSubscription } from '../push/recorded-push.ts';
import { mutation, oneOf } from './mutation.ts';

type Reason = keyof typeof enumValues.ReportReason;

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
  }),
  markThreadRead: mutation({
    may: correspondents,
    mayForOthers: nobody,
    sample: async (testCase) => ({
      threadId: (await testCase.whose.thread()).id,
      until: await received(testCase),
    }),
    effect: ['thread { unreadCount }', { thread: { unreadCount: 0 } }],
  }),
  markNotificationsRead: mutation({
    may: signedIn,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ ids: await whose.notificationIds() }),
    effect: [
      'notifications { readAt }',
      { notifications: expect.arrayContaining([{ readAt: expect.any(String) }]) },
    ],
  }),
  markAllNotificationsRead: mutation({
    may: signedIn,
    sample: async ({ whose }) => ({ until: (await whose.notificationIds()).at(-1) }),
    effect: [
      'notifications { readAt }',
      { notifications: expect.arrayContaining([{ readAt: expect.any(String) }]) },
    ],
  }),
  markNotificationsReadAbout: mutation({
    may: signedIn,
    sample: () => ({ input: { kinds: ['VERIFIED'] } }),
    effect: ['notifications { readAt }', { notifications: expect.any(Array) }],
  }),
  updateNotificationSettings: mutation({
    may: signedIn,
    sample: ({ pick }) => ({
      mailed: oneOf([['SOLD'], [], ['SOLD', 'PAID']], pick),
      hidden: oneOf([[], ['BOOKED'], ['BOOKED', 'REVIEWED']], pick),
      weekly: oneOf([false, true], pick),
    }),
    effect: ['viewer { mailedNotifications }', { viewer: { mailedNotifications: ['SOLD'] } }],
  }),
  savePushDevice: mutation({
    may: signedIn,
    sample: ({ pick }) => ({
      input: {
        ...aSubscription('browser'),
        groups: oneOf([['DEALING'], ['DEALING', 'MONEY'], ['ALERTS']], pick),
      },
    }),
    effect: ['pushDevice { groups }', { pushDevice: { groups: ['DEALING'] } }],
  }),
  deletePushDevice: mutation({
    may: signedIn,
    sample: () => ({ endpoint: aSubscription('browser').endpoint }),
    effect: ['pushDevice { id }', { pushDevice: null }],
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
  }),
  reportProduct: mutation<{ input: { productId: string; reason: Reason; note?: string } }>({
    may: signedIn,
    sample: async ({ records }) => ({
      input: { productId: await records.freeId(), reason: 'FRAUD' },
    }),
    effect: ['product { inStock }', { product: { inStock: 'AVAILABLE' } }],
  }),
  reportUser: mutation<{ input: { userId: string; reason: Reason; note?: string } }>({
    may: signedIn,
    sample: async ({ records }) => ({
      input: { userId: (await records.target()).id, reason: 'FRAUD' },
    }),
    effect: ['user { verified }', { user: { verified: false } }],
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
  }),
};
