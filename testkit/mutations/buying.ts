import { aProduct } from '../factories.ts';
import {
  admins,
  buyers,
  buyersAndSellers,
  nobody,
  type SampleCase,
  sellers,
} from '../permissions/permission.ts';
import { offeredAmount } from '../permissions/permission-records.ts';
import { localTime } from '../users/user-actions.ts';
import { asBody, asBodyById, byId, byPayment, mutation } from './mutation.ts';

const freeProduct = async ({ records }: SampleCase) => ({ productId: await records.freeId() });
const byProduct = ({ productId }: { productId: string }) => ({ payload: { productId } });
const ownOffer = async ({ whose }: SampleCase) => ({ id: (await whose.offer()).id });

/** Booking, wishing, offers, payments, hand-over and reviews. */
export const buyingMutations = {
  addToBookingList: mutation({
    may: buyers,
    sample: freeProduct,
    effect: [
      'cartItem { product { viewerHasBooked } }',
      { cartItem: { product: { viewerHasBooked: true } } },
    ],
    rest: ['POST /addBookingList', byProduct],
  }),
  addToWishList: mutation({
    may: buyers,
    sample: freeProduct,
    effect: [
      'wishItem { product { viewerHasWished } }',
      { wishItem: { product: { viewerHasWished: true } } },
    ],
    rest: ['POST /addWishList', byProduct],
  }),
  deleteBookingProduct: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.bookingId() }),
    effect: ['product { viewerHasBooked }', { product: { viewerHasBooked: false } }],
    rest: ['DELETE /deleteBookingProduct', byId],
  }),
  deleteWishProduct: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ id: await whose.wishId() }),
    effect: ['product { viewerHasWished }', { product: { viewerHasWished: false } }],
    rest: ['DELETE /deleteWishProduct', byId],
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
    rest: ['POST /proposePickUp', asBody],
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
    rest: ['PATCH /acceptPickUp', asBody],
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
    rest: [
      'POST /makeOffer',
      ({ input: { productId, amount } }) => ({ payload: { productId, amount: amount / 100 } }),
    ],
  }),
  withdrawOffer: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: ownOffer,
    effect: ['offer { status }', { offer: { status: 'WITHDRAWN' } }],
    rest: ['PATCH /withdrawOffer', byId],
  }),
  declineOffer: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: ownOffer,
    effect: ['offer { status }', { offer: { status: 'DECLINED' } }],
    rest: ['PATCH /declineOffer', byId],
  }),
  acceptOffer: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ input: await whose.offer() }),
    effect: [
      'offer { status } product { inStock }',
      { offer: { status: 'ACCEPTED' }, product: { inStock: 'PAUSED' } },
    ],
    rest: [
      'PATCH /acceptOffer',
      ({ input: { id, amount } }) => ({ query: { id }, payload: { amount: amount / 100 } }),
    ],
  }),
  createPaymentIntent: mutation<{ productId: string; part?: string }>({
    may: buyers,
    sample: freeProduct,
    effect: ['amount { amount }', { amount: { amount: aProduct().resalePrice } }],
    rest: ['POST /create-payment-intent', ({ productId }) => ({ payload: { _id: productId } })],
  }),
  recordPayment: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ input: await whose.paid() }),
    effect: [
      'payment { status product { inStock } }',
      { payment: { status: 'PAID', product: { inStock: 'SOLD' } } },
    ],
    rest: ['POST /payment', ({ input }) => ({ payload: { status: 'succeeded', ...input } })],
  }),
  confirmReceipt: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ paymentId: await whose.paymentId() }),
    effect: [
      'payment { handOver { status } }',
      { payment: { handOver: { status: 'HANDED_OVER' } } },
    ],
    rest: ['PATCH /confirmReceipt', byPayment],
  }),
  reportProblem: mutation({
    may: buyers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({
      input: { paymentId: await whose.paymentId(), problem: 'It is another one.' },
    }),
    effect: [
      'payment { handOver { status problem } }',
      { payment: { handOver: { status: 'DISPUTED', problem: 'It is another one.' } } },
    ],
    rest: [
      'PATCH /reportProblem',
      ({ input: { paymentId, ...payload } }) => ({ query: { id: paymentId }, payload }),
    ],
  }),
  confirmHandOver: mutation({
    may: sellers,
    mayForOthers: nobody,
    sample: async ({ whose }) => ({ paymentId: await whose.halfSoldId() }),
    effect: ['payment { balance { status } }', { payment: { balance: { status: 'DUE' } } }],
    rest: ['PATCH /confirmHandOver', byPayment],
  }),
  adminRefundPayment: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: { id: await records.refundableId(), reason: 'It is broken.' },
    }),
    effect: ['product { inStock }', { product: { inStock: 'PAUSED' } }],
    rest: ['PATCH /refundPayment', asBodyById],
  }),
  adminCancelSale: mutation({
    may: admins,
    sample: async ({ records }) => ({ paymentId: await records.cancellableId() }),
    effect: [
      'payment { balance { status } } product { inStock }',
      { payment: { balance: { status: 'CANCELLED' } }, product: { inStock: 'PAUSED' } },
    ],
    rest: ['PATCH /cancelSale', byPayment],
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
    rest: ['POST /addReview', asBody],
  }),
};
