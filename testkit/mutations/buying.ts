import type { enumValues } from '@fitness-zone/contract/enums.ts';
import { expect } from 'vitest';
import { aProduct } from '../factories.ts';
import {
  admins,
  buyers,
  buyersAndSellers,
  everyone,
  nobody,
  type SampleCase,
  sellers,
  signedIn,
} from '../permissions/permission.ts';
import { offeredAmount } from '../permissions/permission-records.ts';
import { localTime } from '../users/order-actions.ts';
import { mutation, oneOf } from './mutation.ts';

const freeProduct = async ({ records }: SampleCase) => ({ productId: await records.freeId() });
const ownOffer = async ({ whose }: SampleCase) => ({ id: (await whose.offer()).id });

type SearchToSave = {
  name: string;
  filter: { text?: string; maxPrice?: number };
  mail: keyof typeof enumValues.AlertMail;
};

const ownSearch = async ({ whose, caller }: SampleCase) =>
  (await whose.savedSearchIds())[caller.role ?? 'buyer'];

/** Booking, wishing, following, offers, payments, hand-over and reviews. */
export const buyingMutations = {
  addToBookingList: mutation({
    may: buyers,
    sample: freeProduct,
    effect: [
      'cartItem { product { viewerHasBooked } }',
      { cartItem: { product: { viewerHasBooked: true } } },
    ],
  }),
  addToWishList: mutation({
    may: buyers,
    sample: freeProduct,
    effect: [
      'wishItem { product { viewerHasWished } }',
      { wishItem: { product: { viewerHasWished: true } } },
    ],
  }),
  deleteBookingProduct: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.bookingId() }),
    effect: ['product { viewerHasBooked }', { product: { viewerHasBooked: false } }],
  }),
  deleteWishProduct: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.wishId() }),
    effect: ['product { viewerHasWished }', { product: { viewerHasWished: false } }],
  }),
  followSeller: mutation({
    may: buyers,
    sample: ({ records }) => ({ userId: records.sellerId }),
    effect: ['seller { viewerFollows }', { seller: { viewerFollows: true } }],
  }),
  unfollowSeller: mutation({
    may: buyers,
    sample: ({ records }) => ({ userId: records.sellerId }),
    effect: ['seller { viewerFollows }', { seller: { viewerFollows: false } }],
  }),
  saveSearch: mutation<{ input: SearchToSave }>({
    may: signedIn,
    sample: ({ pick = 0 }) => ({
      input: {
        name: 'Benches',
        filter: { text: 'bench', maxPrice: 400_00 + 1_00 * pick },
        mail: oneOf(['NEVER', 'AT_ONCE', 'DAILY'], pick),
      },
    }),
    effect: ['savedSearch { name paused }', { savedSearch: { name: 'Benches', paused: false } }],
  }),
  updateSavedSearch: mutation<{ id: string; input: Partial<SearchToSave> & { paused?: boolean } }>({
    may: signedIn,
    mayForOthers: nobody,
    sample: async (testCase) => ({
      id: await ownSearch(testCase),
      input: { name: 'Racks', mail: 'DAILY', paused: true },
    }),
    effect: ['savedSearch { name paused }', { savedSearch: { name: 'Racks', paused: true } }],
  }),
  deleteSavedSearch: mutation({
    may: signedIn,
    mayForOthers: nobody,
    sample: async (testCase) => ({ id: await ownSearch(testCase) }),
    effect: ['deletedSavedSearchId', {}],
  }),
  stopAlertMails: mutation({
    may: everyone,
    mayForOthers: everyone,
    sample: async ({ whose }) => ({ token: await whose.stopToken() }),
    effect: ['name', { name: 'My search' }],
  }),
  proposePickUp: mutation<{
    input: { orderId: string; times: string[]; timeZone: string; place: string };
  }>({
    may: buyersAndSellers,
    mayForOthers: nobody,
    sample: async ({ whose, pick = 0 }) => ({
      input: {
        orderId: await whose.orderId(),
        times: [localTime(3 + pick)],
        timeZone: 'UTC',
        place: '5 Mill Lane',
      },
    }),
    effect: [
      'order { pickUp { proposal { place timeZone } } }',
      { order: { pickUp: { proposal: { place: '5 Mill Lane', timeZone: 'UTC' } } } },
    ],
  }),
  acceptPickUp: mutation<{ input: { orderId: string; proposalId: string; time: string } }>({
    may: buyersAndSellers,
    mayForOthers: nobody,
    sample: async ({ whose, caller }) => {
      const proposed = await whose.proposedPickUps();
      return { input: proposed[caller.role === 'seller' ? 'seller' : 'buyer'] };
    },
    effect: [
      'order { pickUp { proposal { id } agreed { place } } }',
      { order: { pickUp: { proposal: null, agreed: { place: '5 Mill Lane' } } } },
    ],
  }),
  savePickUpPlan: mutation<{
    input: {
      productId: string;
      place: string;
      timeZone: string;
      windows: { weekday: keyof typeof enumValues.Weekday; from: string; to: string }[];
    };
  }>({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose, pick = 0 }) => ({
      input: {
        productId: await whose.productId(),
        place: '5 Mill Lane',
        timeZone: 'UTC',
        windows: [
          { weekday: oneOf(['SATURDAY', 'MONDAY', 'FRIDAY'], pick), from: '10:00', to: '16:00' },
        ],
      },
    }),
    effect: [
      'viewer { pickUpPlans { place windows { weekday from } } }',
      {
        viewer: {
          pickUpPlans: expect.arrayContaining([
            { place: '5 Mill Lane', windows: [{ weekday: 'SATURDAY', from: '10:00' }] },
          ]),
        },
      },
    ],
  }),
  deletePickUpPlan: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.pickUpPlanId() }),
    effect: ['viewer { pickUpPlans { id } }', { viewer: { pickUpPlans: expect.any(Array) } }],
  }),
  choosePickUpTime: mutation<{ input: { orderId: string; time: string } }>({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose, pick = 0 }) => {
      const { orderId, times } = await whose.offeredPickUp();
      return { input: { orderId, time: times[pick % times.length] ?? '' } };
    },
    effect: [
      'order { pickUp { agreed { place } } }',
      { order: { pickUp: { agreed: { place: '5 Mill Lane' } } } },
    ],
  }),
  announceArrival: mutation({
    may: buyersAndSellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ orderId: await whose.meetingOrderId() }),
    effect: [
      'order { timeline { kind } }',
      { order: { timeline: expect.arrayContaining([{ kind: 'ARRIVED' }]) } },
    ],
  }),
  makeOffer: mutation({
    may: buyers,
    sample: async ({ records, pick = 0 }) => ({
      input: { productId: await records.freeId(), amount: offeredAmount + 5_00 * pick },
    }),
    effect: [
      'offer { status amount { amount } }',
      { offer: { status: 'OPEN', amount: { amount: offeredAmount } } },
    ],
  }),
  withdrawOffer: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: ownOffer,
    effect: ['offer { status }', { offer: { status: 'WITHDRAWN' } }],
  }),
  declineOffer: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: ownOffer,
    effect: ['offer { status }', { offer: { status: 'DECLINED' } }],
  }),
  acceptOffer: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ input: await whose.offer() }),
    effect: [
      'offer { status } product { inStock }',
      { offer: { status: 'ACCEPTED' }, product: { inStock: 'PAUSED' } },
    ],
  }),
  counterOffer: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose, pick = 0 }) => {
      const { id, amount: instead } = await whose.offer();
      return { input: { id, instead, amount: instead + 5_00 * (1 + pick) } };
    },
    effect: ['offer { status proposedBy }', { offer: { status: 'OPEN', proposedBy: 'SELLER' } }],
  }),
  acceptCounterOffer: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ input: await whose.counteredOffer() }),
    effect: [
      'offer { status } product { inStock }',
      { offer: { status: 'ACCEPTED' }, product: { inStock: 'PAUSED' } },
    ],
  }),
  createPaymentIntent: mutation<{ productId: string; part?: string }>({
    may: buyers,
    sample: freeProduct,
    effect: ['amount { amount }', { amount: { amount: aProduct().resalePrice } }],
  }),
  recordPayment: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ input: await whose.paid() }),
    effect: [
      'payment { status product { inStock } }',
      { payment: { status: 'PAID', product: { inStock: 'SOLD' } } },
    ],
  }),
  adminRefundPayment: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: { id: await records.refundableId(), reason: 'It is broken.' },
    }),
    effect: ['product { inStock }', { product: { inStock: 'PAUSED' } }],
  }),
  adminAnswerFailedRefund: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: {
        id: await records.failedRefundId(),
        answer: 'PAID_ANOTHER_WAY',
        reason: 'We sent a cheque.',
      },
    }),
    effect: ['payment { failedRefund { amount } }', { payment: { failedRefund: null } }],
  }),
  adminCancelSale: mutation({
    may: admins,
    sample: async ({ records }) => ({ paymentId: await records.cancellableId() }),
    effect: [
      'payment { balance { status } } product { inStock }',
      { payment: { balance: { status: 'CANCELLED' } }, product: { inStock: 'PAUSED' } },
    ],
  }),
  addReview: mutation({
    may: buyersAndSellers,
    mayForOthers: nobody,
    sample: async ({ whose, pick = 0 }) => ({
      input: {
        paymentId: await whose.finishedPaymentId(),
        stars: 5 - (pick % 5),
        text: 'Friendly.',
      },
    }),
    effect: ['review { stars text }', { review: { stars: 5, text: 'Friendly.' } }],
  }),
};
