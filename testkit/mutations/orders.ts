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
    effect: ['order { state hasOpenCase }', { order: { state: 'PAID', hasOpenCase: true } }],
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
  openCase: mutation({
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
    effect: ['order { hasOpenCase }', { order: { hasOpenCase: true } }],
    rest: [
      'POST /openCase',
      ({ input }) => ({
        payload: { ...input, reason: 'broken', wish: 'partial-refund', amount: input.amount / 100 },
      }),
    ],
  }),
  answerCase: mutation({
    ...ordersOf,
    may: sellers,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.caseOrderId(), answer: 'OFFER', amount: 5_00 },
    }),
    effect: [
      'order { cases { status offeredAmount { amount } } }',
      { order: { cases: [{ status: 'ANSWERED', offeredAmount: { amount: 5_00 } }] } },
    ],
    rest: [
      'POST /answerCase',
      ({ input }) => ({ payload: { ...input, answer: 'offer', amount: input.amount / 100 } }),
    ],
  }),
  acceptCaseOffer: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose }) => ({ input: await whose.offeredCase() }),
    effect: [
      'order { cases { status refundAmount { amount } } }',
      { order: { cases: [{ status: 'AGREED', refundAmount: { amount: 5_00 } }] } },
    ],
    rest: [
      'POST /acceptCaseOffer',
      ({ input }) => ({ payload: { ...input, amount: input.amount / 100 } }),
    ],
  }),
  commentOnCase: mutation({
    may: [...buyersAndSellers, 'admin'],
    mayForOthers: admins,
    sample: async ({ whose }) => ({
      input: { orderId: await whose.caseOrderId(), text: 'Here is what happened.' },
    }),
    effect: ['order { hasOpenCase }', { order: { hasOpenCase: true } }],
    rest: ['POST /commentOnCase', asBody],
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
  escalateCase: mutation({
    ...ordersOf,
    may: buyersAndSellers,
    sample: async ({ whose }) => ({ orderId: await whose.caseOrderId() }),
    effect: ['order { cases { status } }', { order: { cases: [{ status: 'ESCALATED' }] } }],
    rest: ['PATCH /escalateCase', byOrder],
  }),
  closeCase: mutation({
    ...ordersOf,
    may: buyers,
    sample: async ({ whose }) => ({ orderId: await whose.caseOrderId() }),
    effect: ['order { hasOpenCase }', { order: { hasOpenCase: false } }],
    rest: ['PATCH /closeCase', byOrder],
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
  adminDecideCase: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: {
        orderId: await records.escalatedCaseId(),
        decision: 'PARTIAL_REFUND',
        amount: 7_00,
        text: 'The belt is worn.',
      },
    }),
    effect: [
      'order { cases { status refundAmount { amount } } }',
      { order: { cases: [{ status: 'DECIDED', refundAmount: { amount: 7_00 } }] } },
    ],
    rest: [
      'POST /adminDecideCase',
      ({ input }) => ({
        payload: { ...input, decision: 'partial-refund', amount: input.amount / 100 },
      }),
    ],
  }),
};
