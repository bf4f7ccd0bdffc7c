import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { Types } from 'mongoose';
import { settleOrder } from '../../graph/src/domains/orders/state/settle-order.service.ts';
import { aProduct } from '../factories.ts';
import { notify } from '../shop/notify.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import { createUser, createUsers, firstCategory, type TestUser } from '../users/create-users.ts';
import { localTime } from '../users/order-actions.ts';
import { codeOf, orderOf, pickUpTimesOf, purchaseOf } from '../users/orders.ts';
import type { Actor, createDeletedUsers } from './actors.ts';
import {
  advertisedOf,
  cancellable,
  emptyCategories,
  failedRefundOf,
  failedTransferOf,
  reportOf,
  savedSearchesOf,
  stopTokenOf,
  threadOf,
} from './sample-records.ts';

/** Each is made when it is first asked for, if the role may own it. */
export type OwnedRecords = {
  productId: () => Promise<string>;
  advertisedId: () => Promise<string>;
  /** A product that is paused, and one that was sold elsewhere. */
  pausedId: () => Promise<string>;
  soldElsewhereId: () => Promise<string>;
  bookingId: () => Promise<string>;
  wishId: () => Promise<string>;
  /** Of everybody who may ask for it, or of somebody else. */
  notificationIds: () => Promise<string[]>;
  /** A saved search of whoever asks, or of somebody else. */
  savedSearchIds: () => Promise<Record<'buyer' | 'seller' | 'admin', string>>;
  /** The token of a mail's link, for the search of somebody. */
  stopToken: () => Promise<string>;
  /** A thread, the message in it that each of its sides got, and who wrote that. */
  thread: () => Promise<{
    id: string;
    messageIds: Record<'buyer' | 'seller', string>;
    correspondentIds: Record<'buyer' | 'seller', string>;
  }>;
  /** Pays for something as far as the provider, and says what. */
  paid: () => Promise<{ productId: string; transactionId: string }>;
  /** A payment that has bought something, of which nothing is said yet. */
  paymentId: () => Promise<string>;
  /** A proposal for a pick-up that each side can accept, with one of its times. */
  proposedPickUps: () => Promise<
    Record<'buyer' | 'seller', { orderId: string; proposalId: string; time: string }>
  >;
  /** An order with times in its seller's windows. */
  offeredPickUp: () => Promise<{ orderId: string; times: readonly string[] }>;
  /** A seller's plan for one product. */
  pickUpPlanId: () => Promise<string>;
  /** An order whose buyer and seller meet in an hour. */
  meetingOrderId: () => Promise<string>;
  /** The order of a buyer's and a seller's, both of whom may ask. */
  orderId: () => Promise<string>;
  handOverCode: () => Promise<string>;
  /** An order of which the seller says that it was handed over, and one that the buyer asks to cancel. */
  claimedOrderId: () => Promise<string>;
  askedOrderId: () => Promise<string>;
  /** An order with an open problem, one whose seller has offered an amount, and one whose product is being returned. */
  problemOrderId: () => Promise<string>;
  offeredProblem: () => Promise<{ orderId: string; amount: number }>;
  returningOrderId: () => Promise<string>;
  /** An open offer of a buyer for a product of a seller. */
  offer: () => Promise<{ id: string; amount: number }>;
  /** The same with a counter-offer of its seller. */
  counteredOffer: () => Promise<{ id: string; amount: number }>;
  /** A payment for what its buyer has received from its seller, both of whom ask. */
  finishedPaymentId: () => Promise<string>;
};

/** In minor units. */
export const offeredAmount = 60_00;

/**
 * A shop in use: everybody whom a rule tells apart, and records that belong to the one who asks or to somebody else.
 * A record is made when it is first asked for, as an attempt needs few of them; `makeAll` makes those that are left.
 */
export async function createPermissionRecords(
  shop: TestShop,
  gone: Awaited<ReturnType<typeof createDeletedUsers>>,
): Promise<PermissionRecords> {
  const users = await createUsers(shop);
  const again = async (): Promise<PermissionRecords> => ({
    ...(await makeRecords(shop, gone, users)),
    again,
  });
  return again();
}

async function makeRecords(
  shop: TestShop,
  gone: Awaited<ReturnType<typeof createDeletedUsers>>,
  users: Awaited<ReturnType<typeof createUsers>>,
) {
  const { seller, otherSeller, buyer, otherBuyer, admin, visitor } = users;
  const own = once(async () => seller.addProduct(aProduct()));
  const categoryId = await firstCategory(shop);
  const ownedBy = (
    owner: { seller: TestUser; buyer: TestUser; notified: TestUser[] },
    product: () => Promise<{ id: string }>,
  ): OwnedRecords => {
    const disputedOrder = async (wish = 'OTHER') => {
      const id = await orderOf(shop, owner.buyer, owner.seller);
      await owner.buyer.reportProblem(id, { reason: 'BROKEN', wish, text: 'The belt is torn.' });
      return id;
    };
    const owned: OwnedRecords = {
      productId: once(async () => (await product()).id),
      advertisedId: once(() => advertisedOf(owner.seller)),
      pausedId: once(async () => {
        const paused = await owner.seller.addProduct(aProduct());
        await owner.seller.pauseProduct(paused);
        return paused.id;
      }),
      soldElsewhereId: once(async () => {
        const soldElsewhere = await owner.seller.addProduct(aProduct());
        await owner.seller.markSoldElsewhere(soldElsewhere);
        return soldElsewhere.id;
      }),
      bookingId: once(async () => (await owner.buyer.addToBookingList(await own())).cartItem.id),
      wishId: once(async () => (await owner.buyer.addToWishList(await others())).wishItem.id),
      notificationIds: once(() => Promise.all(owner.notified.map(({ id }) => notify(shop, id)))),
      savedSearchIds: once(() => savedSearchesOf(owner.notified)),
      stopToken: once(async () => stopTokenOf(shop, (await owned.savedSearchIds()).buyer)),
      thread: once(async () => threadOf(owner.buyer, owner.seller, await product())),
      paid: once(async () => {
        const bought = await otherSeller.addProduct(aProduct());
        return { productId: bought.id, transactionId: await owner.buyer.confirmPayment(bought) };
      }),
      paymentId: once(() => purchaseOf(owner.buyer, otherSeller)),
      orderId: once(() => orderOf(shop, owner.buyer, owner.seller)),
      proposedPickUps: once(async () => {
        const proposedBy = async (proposer: TestUser) => {
          const id = await orderOf(shop, owner.buyer, owner.seller);
          const { proposal } = await proposer.proposePickUp({ id });
          if (!proposal) throw new Error('nothing was proposed');
          return { orderId: id, proposalId: proposal.id, time: proposal.times[0] ?? '' };
        };
        return { buyer: await proposedBy(owner.seller), seller: await proposedBy(owner.buyer) };
      }),
      offeredPickUp: once(async () => {
        const orderId = await orderOf(shop, owner.buyer, owner.seller);
        const order = await shop.models.Order.findById(orderId).lean().orFail();
        await owner.seller.savePickUpPlan({ productId: order.productId.toHexString() });
        return { orderId, times: await pickUpTimesOf(shop, orderId) };
      }),
      pickUpPlanId: once(async () => {
        const { id: productId } = await product();
        const plans = await owner.seller.savePickUpPlan({ productId });
        return plans.find((plan) => plan.product?.id === productId)?.id ?? '';
      }),
      meetingOrderId: once(async () => {
        const id = await orderOf(shop, owner.buyer, owner.seller);
        const inAnHour = localTime(1 / 24);
        const { proposal } = await owner.seller.proposePickUp({ id }, { times: [inAnHour] });
        await owner.buyer.acceptPickUp({ id }, proposal ?? { id: '' }, proposal?.times[0] ?? '');
        return id;
      }),
      handOverCode: once(async () => codeOf(shop, await owned.orderId())),
      claimedOrderId: once(async () => {
        const id = await orderOf(shop, owner.buyer, owner.seller);
        await owner.seller.claimHandOver(id);
        return id;
      }),
      askedOrderId: once(async () => {
        const id = await orderOf(shop, owner.buyer, owner.seller);
        await owner.buyer.requestCancellation(id, 'It is too big.');
        return id;
      }),
      problemOrderId: once(() => disputedOrder()),
      offeredProblem: once(async () => {
        const orderId = await disputedOrder();
        await owner.seller.answerProblem(orderId, 'OFFER', 5_00);
        return { orderId, amount: 5_00 };
      }),
      returningOrderId: once(async () => {
        const orderId = await disputedOrder('RETURN');
        await owner.seller.answerProblem(orderId, 'ACCEPT');
        return orderId;
      }),
      offer: once(async () => {
        const { id } = await owner.buyer.makeOffer(await product(), offeredAmount);
        return { id, amount: offeredAmount };
      }),
      counteredOffer: once(async () => {
        const { id } = await owner.buyer.makeOffer(await product(), offeredAmount);
        await owner.seller.counterOffer({ id }, offeredAmount, offeredAmount + 5_00);
        return { id, amount: offeredAmount + 5_00 };
      }),
      finishedPaymentId: once(async () => {
        const id = await purchaseOf(owner.buyer, owner.seller);
        await owner.buyer.confirmReceiptOf({ id });
        return id;
      }),
    };
    return owned;
  };
  const others = once(async () => otherSeller.addProduct(aProduct()));
  const records = {
    callers: { visitor, buyer, seller, admin, ...gone } satisfies Record<Actor, unknown>,
    /** A buyer for admins to act on. */
    target: once(() => createUser(shop, { role: 'buyer' })),
    targetAdmin: once(() => createUser(shop, { role: 'admin' })),
    categoryId,
    pricedCategoryId: once(async () => {
      const prices = { source: 'sales', priceCount: 8, low: 80_00, typical: 90_00, high: 100_00 };
      const calculatedAt = new Date();
      const dueAt = new Date(Date.now() + dayMs);
      const guide = { currency: 'USD', figures: [prices], calculatedAt, dueAt };
      await shop.models.PriceGuide.updateOne(
        { _id: categoryId },
        { $set: guide },
        { upsert: true },
      );
      return categoryId;
    }),
    sellerId: seller.id,
    /** A buyer who is verified, for admins to undo it. */
    verified: once(() => createUser(shop, { role: 'buyer', verified: true })),
    /** A buyer who is suspended, for admins to restore. */
    suspended: once(async () => {
      const suspended = await createUser(shop, { role: 'buyer' });
      await admin.suspendUser(suspended, 'They write rude messages.');
      return suspended;
    }),
    /** Categories without products, of which the first one stands before the other. */
    categoryIds: once(() => emptyCategories(shop, admin)),
    /** A product for sale in nobody's list. */
    freeId: once(async () => (await otherSeller.addProduct(aProduct())).id),
    /** A product that an admin has hidden. */
    hiddenId: once(async () => {
      const { id } = await otherSeller.addProduct(aProduct());
      await admin.hideProduct({ id });
      return id;
    }),
    /** A report on which nobody has decided. */
    reportId: once(async () =>
      reportOf(shop, otherBuyer, await otherSeller.addProduct(aProduct())),
    ),
    /** An order whose buyer has asked to cancel it, three days ago. */
    escalatedOrderId: once(async () => {
      const id = await orderOf(shop, otherBuyer, otherSeller);
      await otherBuyer.requestCancellation(id, 'It is too big.');
      const past = { 'cancelRequest.answerBy': new Date(0) };
      await shop.models.Order.updateOne({ _id: id }, { $set: past });
      await settleOrder(shop, new Types.ObjectId(id));
      return id;
    }),
    /** An order whose buyer has asked admins to decide a problem. */
    escalatedProblemId: once(async () => {
      const id = await orderOf(shop, otherBuyer, otherSeller);
      const wish = { reason: 'BROKEN', wish: 'OTHER', text: 'The belt is torn.' };
      await otherBuyer.reportProblem(id, wish);
      await otherBuyer.escalateProblem(id);
      return id;
    }),
    /** Orders whose seller's money waits, is held by an admin, and was refused by the card provider. */
    unsentOrderId: once(() => orderOf(shop, otherBuyer, otherSeller)),
    heldOrderId: once(async () => {
      const orderId = await orderOf(shop, otherBuyer, otherSeller);
      await admin.post('/adminHoldPayout', { orderId, reason: 'The buyer called us.' });
      return orderId;
    }),
    failedTransferId: once(async () => {
      const unpaid = await createUser(shop, { role: 'seller' });
      return failedTransferOf(shop, await orderOf(shop, otherBuyer, unpaid));
    }),
    /** A payment of which the bank has sent a refund back. */
    failedRefundId: once(async () =>
      failedRefundOf(shop, await orderOf(shop, otherBuyer, otherSeller)),
    ),
    /** A payment whose sale an admin may cancel. */
    cancellableId: once(() => cancellable(otherSeller, otherBuyer)),
    /** A payment that an admin may refund. */
    refundableId: once(() => purchaseOf(otherBuyer, otherSeller)),
    own: ownedBy({ seller, buyer, notified: [buyer, seller, admin] }, own),
    other: ownedBy({ seller: otherSeller, buyer: otherBuyer, notified: [otherBuyer] }, others),
  };
  const makeAll = async () => {
    for (const part of [records, records.own, records.other]) {
      for (const make of Object.values(part)) if (typeof make === 'function') await make();
    }
  };
  return { ...records, makeAll };
}

/** Calls `make` once. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export type PermissionRecords = Awaited<ReturnType<typeof makeRecords>> & {
  /** Makes other records of the same people. */
  again: () => Promise<PermissionRecords>;
};
