import { randomUUID } from 'node:crypto';
import {
  admins,
  buyers,
  buyersAndSellers,
  nobody,
  type SampleCase,
  sellers,
} from '../permissions/permission.ts';
import { asBody, mutation } from './mutation.ts';

const ofOrder = async ({ whose }: SampleCase) => ({ orderId: await whose.orderId() });
const byOrder = ({ orderId }: { orderId: string }) => ({ query: { orderId } });

const ordersOf = { mayForOthers: nobody } as const;

export const orderMutations = {
  claimHandOver: mutation({
    ...ordersOf,
    may: sellers,
    sample: ofOrder,
    effect: ['order { state }', { order: { state: 'HAND_OVER_CLAIMED' } }],
    rest: ['PATCH /claimHandOver', byOrder],
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
    rest: ['POST /enterHandOverCode', asBody],
  }),
  renewHandOverCode: mutation({
    ...ordersOf,
    may: buyers,
    sample: ofOrder,
    effect: ['order { handOverCode { triesLeft } }', { order: { handOverCode: { triesLeft: 5 } } }],
    rest: ['PATCH /renewHandOverCode', byOrder],
  }),
  confirmOrderReceipt: mutation({
    ...ordersOf,
    may: buyers,
    sample: ofOrder,
    effect: [
      'order { state handOverProof }',
      { order: { state: 'CONFIRMED', handOverProof: 'BUYER' } },
    ],
    rest: ['PATCH /confirmOrderReceipt', byOrder],
  }),
  objectToHandOver: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.claimedOrderId(), text: 'Nobody came.' },
    }),
    effect: ['order { state hasOpenProblem }', { order: { state: 'PAID', hasOpenProblem: true } }],
    rest: ['POST /objectToHandOver', asBody],
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
    rest: ['POST /cancelOrder', ({ input }) => ({ payload: { ...input, reason: 'no-pick-up' } })],
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
    rest: ['POST /requestCancellation', asBody],
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
    rest: ['POST /answerCancellation', asBody],
  }),
  adminDecideCancellation: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: { orderId: await records.escalatedOrderId(), accept: true },
    }),
    effect: ['order { state }', { order: { state: 'CANCELLED' } }],
    rest: ['POST /adminDecideCancellation', asBody],
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
    rest: [
      'POST /reportProblem',
      ({ input }) => ({
        payload: { ...input, reason: 'broken', wish: 'partial-refund', amount: input.amount / 100 },
      }),
    ],
  }),
  answerProblem: mutation({
    ...ordersOf,
    may: sellers,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.problemOrderId(), answer: 'OFFER', amount: 5_00 },
    }),
    effect: [
      'order { problems { status offeredAmount { amount } } }',
      { order: { problems: [{ status: 'ANSWERED', offeredAmount: { amount: 5_00 } }] } },
    ],
    rest: [
      'POST /answerProblem',
      ({ input }) => ({ payload: { ...input, answer: 'offer', amount: input.amount / 100 } }),
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
    rest: [
      'POST /acceptProblemOffer',
      ({ input }) => ({ payload: { ...input, amount: input.amount / 100 } }),
    ],
  }),
  commentOnProblem: mutation({
    may: [...buyersAndSellers, 'admin'],
    mayForOthers: admins,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.problemOrderId(), text: 'Here is what happened.' },
    }),
    effect: ['order { hasOpenProblem }', { order: { hasOpenProblem: true } }],
    rest: ['POST /commentOnProblem', asBody],
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
    rest: [
      'POST /orders/:id/messages',
      ({ input: { orderId, ...payload } }) => ({ id: orderId, payload }),
    ],
  }),
  escalateProblem: mutation({
    ...ordersOf,
    may: buyersAndSellers,
    sample: async ({ whose }) => ({ orderId: await whose.problemOrderId() }),
    effect: ['order { problems { status } }', { order: { problems: [{ status: 'ESCALATED' }] } }],
    rest: ['PATCH /escalateProblem', byOrder],
  }),
  closeProblem: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose }) => ({ orderId: await whose.problemOrderId() }),
    effect: ['order { hasOpenProblem }', { order: { hasOpenProblem: false } }],
    rest: ['PATCH /closeProblem', byOrder],
  }),
  confirmReturn: mutation({
    ...ordersOf,
    may: sellers,
    sample: async ({ whose }) => ({ orderId: await whose.returningOrderId() }),
    effect: [
      'order { state } product { inStock }',
      { order: { state: 'CANCELLED' }, product: { inStock: 'PAUSED' } },
    ],
    rest: ['PATCH /confirmReturn', byOrder],
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
    rest: [
      'POST /adminDecideProblem',
      ({ input }) => ({
        payload: { ...input, decision: 'partial-refund', amount: input.amount / 100 },
      }),
    ],
  }),
};
