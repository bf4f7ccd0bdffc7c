import { randomUUID } from 'node:crypto';
import {
  admins,
  buyers,
  buyersAndSellers,
  nobody,
  type SampleCase,
  sellers,
} from '../permissions/permission.ts';
import { mutation } from './mutation.ts';

const ofOrder = async ({ whose }: SampleCase) => ({ orderId: await whose.orderId() });

const ordersOf = { mayForOthers: nobody } as const;

export const orderMutations = {
  claimHandOver: mutation({
    ...ordersOf,
    may: sellers,
    sample: ofOrder,
    effect: ['order { state }', { order: { state: 'HAND_OVER_CLAIMED' } }],
  }),
  enterHandOverCode: mutation({
    ...ordersOf,
    may: sellers,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.orderId(), code: await whose.handOverCode() },
    }),
    effect: [
      'order { state handOverProof }',
      { order: { state: 'CONFIRMED', handOverProof: 'CODE' } },
    ],
  }),
  renewHandOverCode: mutation({
    ...ordersOf,
    may: buyers,
    sample: ofOrder,
    effect: ['order { handOverCode { triesLeft } }', { order: { handOverCode: { triesLeft: 5 } } }],
  }),
  confirmOrderReceipt: mutation({
    ...ordersOf,
    may: buyers,
    sample: ofOrder,
    effect: [
      'order { state handOverProof }',
      { order: { state: 'CONFIRMED', handOverProof: 'BUYER' } },
    ],
  }),
  objectToHandOver: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.claimedOrderId(), text: 'Nobody came.' },
    }),
    effect: ['order { state hasOpenProblem }', { order: { state: 'PAID', hasOpenProblem: true } }],
  }),
  cancelOrder: mutation({
    ...ordersOf,
    may: sellers,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.orderId(), reason: 'NO_PICK_UP', message: 'I am moving.' },
    }),
    effect: [
      'order { state } product { inStock }',
      { order: { state: 'CANCELLED' }, product: { inStock: 'PAUSED' } },
    ],
  }),
  requestCancellation: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.orderId(), reason: 'It doesn’t fit.' },
    }),
    effect: [
      'order { cancelRequest { status } }',
      { order: { cancelRequest: { status: 'OPEN' } } },
    ],
  }),
  answerCancellation: mutation({
    ...ordersOf,
    may: sellers,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.askedOrderId(), accept: false, message: 'It is packed.' },
    }),
    effect: [
      'order { cancelRequest { status } }',
      { order: { cancelRequest: { status: 'DECLINED' } } },
    ],
  }),
  adminDecideCancellation: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: { orderId: await records.escalatedOrderId(), accept: true },
    }),
    effect: ['order { state }', { order: { state: 'CANCELLED' } }],
  }),
  reportProblem: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose, pick = 0 }) => ({
      input: {
        orderId: await whose.orderId(),
        reason: 'BROKEN',
        text: 'The belt is torn.',
        wish: 'PARTIAL_REFUND',
        amount: 10_00 + 100 * pick,
      },
    }),
    effect: ['order { hasOpenProblem }', { order: { hasOpenProblem: true } }],
  }),
  answerProblem: mutation<{
    input: { orderId: string; answer: 'OFFER'; amount: number; requestId?: string };
  }>({
    ...ordersOf,
    may: sellers,
    sample: async ({ whose }) => ({
      input: {
        orderId: await whose.problemOrderId(),
        answer: 'OFFER',
        amount: 5_00,
        requestId: randomUUID(),
      },
    }),
    effect: [
      'order { problems { status offeredAmount { amount } } }',
      { order: { problems: [{ status: 'ANSWERED', offeredAmount: { amount: 5_00 } }] } },
    ],
  }),
  acceptProblemOffer: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose }) => ({ input: await whose.offeredProblem() }),
    effect: [
      'order { problems { status refundAmount { amount } } }',
      { order: { problems: [{ status: 'AGREED', refundAmount: { amount: 5_00 } }] } },
    ],
  }),
  commentOnProblem: mutation<{ input: { orderId: string; text: string; requestId?: string } }>({
    may: [...buyersAndSellers, 'admin'],
    mayForOthers: admins,
    sample: async ({ whose }) => ({
      input: {
        orderId: await whose.problemOrderId(),
        text: 'Here is what happened.',
        requestId: randomUUID(),
      },
    }),
    effect: ['order { hasOpenProblem }', { order: { hasOpenProblem: true } }],
  }),
  sendOrderMessage: mutation<{ input: { orderId: string; text: string; requestId?: string } }>({
    ...ordersOf,
    may: buyersAndSellers,
    sample: async ({ whose }) => ({
      input: {
        orderId: await whose.orderId(),
        text: 'When can we meet?',
        requestId: randomUUID(),
      },
    }),
    effect: [
      'sentMessage { text } order { thread { lastMessage { text } } }',
      {
        sentMessage: { text: 'When can we meet?' },
        order: { thread: { lastMessage: { text: 'When can we meet?' } } },
      },
    ],
  }),
  escalateProblem: mutation({
    ...ordersOf,
    may: buyersAndSellers,
    sample: async ({ whose }) => ({ orderId: await whose.problemOrderId() }),
    effect: ['order { problems { status } }', { order: { problems: [{ status: 'ESCALATED' }] } }],
  }),
  closeProblem: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose }) => ({ orderId: await whose.problemOrderId() }),
    effect: ['order { hasOpenProblem }', { order: { hasOpenProblem: false } }],
  }),
  confirmReturn: mutation({
    ...ordersOf,
    may: sellers,
    sample: async ({ whose }) => ({ orderId: await whose.returningOrderId() }),
    effect: [
      'order { state } product { inStock }',
      { order: { state: 'CANCELLED' }, product: { inStock: 'PAUSED' } },
    ],
  }),
  adminDecideProblem: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: {
        orderId: await records.escalatedProblemId(),
        decision: 'PARTIAL_REFUND',
        amount: 7_00,
        text: 'The belt is worn.',
      },
    }),
    effect: [
      'order { problems { status refundAmount { amount } } }',
      { order: { problems: [{ status: 'DECIDED', refundAmount: { amount: 7_00 } }] } },
    ],
  }),
};
