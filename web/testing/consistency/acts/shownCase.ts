import type { SampleCase } from '@fitness-zone/testkit/permissions/permission.ts';
import type { OwnedRecords } from '@fitness-zone/testkit/permissions/permission-records.ts';
import { stopTokenOf } from '@fitness-zone/testkit/permissions/sample-records.ts';
import { codeOf, orderIdOf, pickUpTimesOf } from '@fitness-zone/testkit/users/orders.ts';
import type { Participant, Participants } from '../participants.ts';
import { choose } from './act.ts';
import {
  bookings,
  boughtIds,
  goneProducts,
  notifications,
  openOffers,
  openReports,
  ownPayments,
  ownProducts,
  payments,
  productIds,
  savedSearches,
  threads,
  wishes,
} from './shownRecords.ts';

/** Thrown if the screens show no record for a sample. */
export class NoShownRecord extends Error {}

/** The records on the participant's screens that a mutation applies to. */
export function shownCase(all: Participants, participant: Participant, pick: number): SampleCase {
  const { person } = participant;
  if (!person) throw new NoShownRecord();
  const one = <Item>(items: readonly Item[]): Item => {
    const item = choose(items, pick);
    if (item === undefined) throw new NoShownRecord();
    return item;
  };
  const shown = () => one([...productIds(participant), all.productId]);
  const productId = async () =>
    person.role === 'seller' ? one(ownProducts(participant)) : shown();
  const ownSale = () => one(ownPayments(participant));
  const categories = [all.categoryId, all.otherCategoryId];
  const other = one(all.others);
  const whose: OwnedRecords = {
    productId,
    advertisedId: productId,
    pausedId: productId,
    soldElsewhereId: productId,
    bookingId: async () => one(bookings(participant)),
    wishId: async () => one(wishes(participant)),
    notificationIds: async () => [one(notifications(participant))],
    async savedSearchIds() {
      const id = one(savedSearches(participant));
      return { buyer: id, seller: id, admin: id };
    },
    async stopToken() {
      return stopTokenOf(all.shop, one(savedSearches(participant)));
    },
    async thread() {
      const { id, lastMessage, buyer, seller } = one(threads(participant));
      // The other side's account may be deleted.
      const correspondentId = (person.role === 'seller' ? buyer : seller)?.id;
      if (!correspondentId || !lastMessage) throw new NoShownRecord();
      const bothSides = <Value>(value: Value) => ({ buyer: value, seller: value });
      return {
        id,
        messageIds: bothSides(lastMessage.id),
        correspondentIds: bothSides(correspondentId),
      };
    },
    async paid() {
      const part = one(['WHOLE', 'FIRST_HALF', 'BALANCE'] as const);
      const id = one(part === 'BALANCE' ? await boughtIds(person) : productIds(participant));
      // Sold products accept no payment.
      const transactionId = await person
        .confirmPayment({ id }, 'pm_card_visa', part)
        .catch(() => null);
      if (!transactionId) throw new NoShownRecord();
      return { productId: id, transactionId };
    },
    paymentId: async () => ownSale(),
    async proposedPickUps() {
      const orderId = await orderIdOf(all.shop, ownSale());
      const order = await all.shop.models.Order.findById(orderId).lean().orFail();
      const { _id: proposalId, times: [time] = [] } = order.pickUp?.proposal ?? {};
      if (!proposalId || !time) throw new NoShownRecord();
      const proposed = { orderId, proposalId: proposalId.toHexString(), time: time.toISOString() };
      return { buyer: proposed, seller: proposed };
    },
    async offeredPickUp() {
      const orderId = await orderIdOf(all.shop, ownSale());
      const times = await pickUpTimesOf(all.shop, orderId);
      if (times.length === 0) throw new NoShownRecord();
      return { orderId, times };
    },
    async pickUpPlanId() {
      const plans = await all.shop.models.PickUpPlan.find({ sellerId: person.id }).lean();
      return one(plans.map(({ _id }) => _id.toHexString()));
    },
    meetingOrderId: async () => whose.orderId(),
    orderId: async () => orderIdOf(all.shop, ownSale()),
    handOverCode: async () => codeOf(all.shop, await whose.orderId()),
    claimedOrderId: async () => whose.orderId(),
    askedOrderId: async () => whose.orderId(),
    problemOrderId: async () => whose.orderId(),
    offeredProblem: async () => ({ orderId: await whose.orderId(), amount: 5_00 }),
    returningOrderId: async () => whose.orderId(),
    offer: async () => one(openOffers(participant)),
    counteredOffer: async () => one(openOffers(participant)),
    finishedPaymentId: async () => ownSale(),
  };
  return {
    pick,
    caller: person,
    whose,
    records: {
      target: async () => other,
      targetAdmin: async () => other,
      verified: async () => other,
      suspended: async () => other,
      sellerId: other.id,
      categoryId: one(categories),
      pricedCategoryId: async () => one(categories),
      categoryIds: async () => ({
        first: one(categories),
        empty: one(categories.toReversed()),
      }),
      freeId: async () => shown(),
      hiddenId: async () => one(goneProducts(participant)),
      reportId: async () => one(openReports(participant)),
      escalatedProblemId: async () => orderIdOf(all.shop, one(payments(participant))),
      escalatedOrderId: async () => orderIdOf(all.shop, one(payments(participant))),
      unsentOrderId: async () => orderIdOf(all.shop, one(payments(participant))),
      heldOrderId: async () => orderIdOf(all.shop, one(payments(participant))),
      failedTransferId: async () => orderIdOf(all.shop, one(payments(participant))),
      failedRefundId: async () => one(payments(participant)),
      cancellableId: async () => one(payments(participant)),
      refundableId: async () => one(payments(participant)),
    },
  };
}
