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

/** Each record is created on first use, if the role may own it. */
export type OwnedRecords = {
  productId: () => Promise<string>;
  advertisedId: () => Promise<string>;
  /** A product that is paused, and one that was sold elsewhere. */
  pausedId: () => Promise<string>;
  soldElsewhereId: () => Promise<string>;
  bookingId: () => Promise<string>;
  wishId: () => Promise<string>;
  /** Notifications of every caller allowed to ask for them, or of somebody else. */
  notificationIds: () => Promise<string[]>;
  /** A saved search of the caller, or of somebody else. */
  savedSearchIds: () => Promise<Record<'buyer' | 'seller' | 'admin', string>>;
  /** The token in a mail's link that stops the mails of somebody's search. */
  stopToken: () => Promise<string>;
  /** A thread, the message in it that each side received, and who wrote it. */
  thread: () => Promise<{
    id: string;
    messageIds: Record<'buyer' | 'seller', string>;
    correspondentIds: Record<'buyer' | 'seller', string>;
  }>;
  /** Pays for something at the provider without reporting it; returns what. */
  paid: () => Promise<{ productId: string; transactionId: string }>;
  /** A payment that has bought something and wasn't reported yet. */
  paymentId: () => Promise<string>;
  /** For each side, a pick-up proposal that it can accept, with one of its times. */
  proposedPickUps: () => Promise<
    Record<'buyer' | 'seller', { orderId: string; proposalId: string; time: string }>
  >;
  /** An order with times in its seller's windows. */
  offeredPickUp: () => Promise<{ orderId: string; times: readonly string[] }>;
  /** A seller's plan for one product. */
  pickUpPlanId: () => Promise<string>;
  /** An order whose buyer and seller meet in an hour. */
  meetingOrderId: () => Promise<string>;
  /** An order of a buyer and a seller, both of whom may ask. */
  orderId: () => Promise<string>;
  handOverCode: () => Promise<string>;
  /** An order whose seller claims the hand-over, and one whose buyer asks to cancel. */
  claimedOrderId: () => Promise<string>;
  askedOrderId: () => Promise<string>;
  /** An order with an open problem, one whose seller has offered an amount, and one whose product is being returned. */
  problemOrderId: () => Promise<string>;
  offeredProblem: () => Promise<{ orderId: string; amount: number }>;
  returningOrderId: () => Promise<string>;
  /** A buyer's open offer for a seller's product. */
  offer: () => Promise<{ id: string; amount: number }>;
  /** The same with the seller's counter-offer. */
  counteredOffer: () => Promise<{ id: string; amount: number }>;
  /** A payment for a product that its buyer has received; both sides ask. */
  finishedPaymentId: () => Promise<string>;
};

/** In minor units. */
export const offeredAmount = 60_00;

/**
 * A shop in use: every kind of caller that a rule distinguishes, with records that belong to the caller or to somebody
 * else. Records are created on first use, as each attempt needs few; `makeAll` creates the rest.
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
    /** A verified buyer, for admins to unverify. */
    verified: once(() => createUser(shop, { role: 'buyer', verified: true })),
    /** A suspended buyer, for admins to restore. */
    suspended: once(async () => {
      const suspended = await createUser(shop, { role: 'buyer' });
      await admin.suspendUser(suspended, 'They write rude messages.');
      return suspended;
    }),
    /** Categories without products, in order. */
    categoryIds: once(() => emptyCategories(shop, admin)),
    /** A product for sale that is on no list. */
    freeId: once(async () => (await otherSeller.addProduct(aProduct())).id),
    /** A product that an admin has hidden. */
    hiddenId: once(async () => {
      const { id } = await otherSeller.addProduct(aProduct());
      await admin.hideProduct({ id });
      return id;
    }),
    /** An undecided report. */
    reportId: once(async () =>
      reportOf(shop, otherBuyer, await otherSeller.addProduct(aProduct())),
    ),
    /** An order whose buyer asked to cancel it three days ago. */
    escalatedOrderId: once(async () => {
      const id = await orderOf(shop, otherBuyer, otherSeller);
      await otherBuyer.requestCancellation(id, 'It is too big.');
      const past = { 'cancelRequest.answerBy': new Date(0) };
      await shop.models.Order.updateOne({ _id: id }, { $set: past });
      await settleOrder(shop, new Types.ObjectId(id));
      return id;
    }),
    /** An order whose buyer asked admins to decide a problem. */
    escalatedProblemId: once(async () => {
      const id = await orderOf(shop, otherBuyer, otherSeller);
      const wish = { reason: 'BROKEN', wish: 'OTHER', text: 'The belt is torn.' };
      await otherBuyer.reportProblem(id, wish);
      await otherBuyer.escalateProblem(id);
      return id;
    }),
    /** Orders whose seller's money is waiting, held by an admin, or refused by the card provider. */
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
    /** A payment with a refund that the bank sent back. */
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
  /** Creates further records of the same people. */
  again: () => Promise<PermissionRecords>;
};
