import { settlePayout } from '../../graph/src/domains/payouts/transfers/settle-payout.service.ts';
import { aCategory, aProduct } from '../factories.ts';
import { notify } from '../shop/notify.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import { createUser, createUsers, type TestUser } from '../users/create-users.ts';
import type { Actor, createDeletedUsers } from './actors.ts';

/** What one person owns, so far as the role allows it to own things; each is made when it is first asked for. */
export type OwnedRecords = {
  productId: () => Promise<string>;
  /** A product that is advertised. */
  advertisedId: () => Promise<string>;
  /** A product that is paused, and one that was sold elsewhere. */
  pausedId: () => Promise<string>;
  soldElsewhereId: () => Promise<string>;
  bookingId: () => Promise<string>;
  wishId: () => Promise<string>;
  /** Of everybody who may ask for it, or of somebody else. */
  notificationIds: () => Promise<string[]>;
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
  /** The order of a buyer's and a seller's, both of whom may ask. */
  orderId: () => Promise<string>;
  /** Its hand-over code. */
  handOverCode: () => Promise<string>;
  /** An order of which the seller says that it was handed over, and one that the buyer asks to cancel. */
  claimedOrderId: () => Promise<string>;
  askedOrderId: () => Promise<string>;
  /** An order with an open case, one whose seller has offered an amount, and one whose product is being returned. */
  caseOrderId: () => Promise<string>;
  offeredCase: () => Promise<{ orderId: string; amount: number }>;
  returningOrderId: () => Promise<string>;
  /** A payment that has bought the first half of something of a seller's, which was not handed over. */
  halfSoldId: () => Promise<string>;
  /** An open offer of a buyer for a product of a seller. */
  offer: () => Promise<{ id: string; amount: number }>;
  /** A payment for what its buyer has received from its seller, both of whom ask. */
  finishedPaymentId: () => Promise<string>;
};

/** Of each offer, in minor units. */
export const offeredAmount = 60_00;

/**
 * A shop in use: everybody whom a rule tells apart, and records that belong to the one who asks or to somebody else.
 * A record is made when it is first asked for, as an attempt needs few of them; `makeAll` makes those that are left.
 */
export async function createPermissionRecords(
  shop: TestShop,
  gone: Awaited<ReturnType<typeof createDeletedUsers>>,
) {
  const { seller, otherSeller, buyer, otherBuyer, admin, visitor } = await createUsers(shop);
  const [target, targetAdmin, own] = await Promise.all([
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'admin' }),
    seller.addProduct(aProduct()),
  ]);
  const ownedBy = (
    owner: { seller: TestUser; buyer: TestUser; notified: TestUser[] },
    product: () => Promise<{ id: string }>,
  ): OwnedRecords => {
    const disputedOrder = async (wish = 'OTHER') => {
      const id = await orderIdOf(shop, await purchaseOf(owner.buyer, owner.seller));
      await owner.buyer.openCase(id, { reason: 'BROKEN', wish, text: 'The belt is torn.' });
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
      bookingId: once(async () => (await owner.buyer.addToBookingList(own)).cartItem.id),
      wishId: once(async () => (await owner.buyer.addToWishList(await others())).wishItem.id),
      notificationIds: once(() => Promise.all(owner.notified.map(({ id }) => notify(shop, id)))),
      thread: once(async () => threadOf(owner.buyer, owner.seller, await product())),
      paid: once(async () => {
        const bought = await otherSeller.addProduct(aProduct());
        return { productId: bought.id, transactionId: await owner.buyer.confirmPayment(bought) };
      }),
      paymentId: once(() => purchaseOf(owner.buyer, otherSeller)),
      orderId: once(async () => orderIdOf(shop, await purchaseOf(owner.buyer, owner.seller))),
      proposedPickUps: once(async () => {
        const proposedBy = async (proposer: TestUser) => {
          const id = await orderIdOf(shop, await purchaseOf(owner.buyer, owner.seller));
          const { proposal } = await proposer.proposePickUp({ id });
          if (!proposal) throw new Error('nothing was proposed');
          return { orderId: id, proposalId: proposal.id, time: proposal.times[0] ?? '' };
        };
        return { buyer: await proposedBy(owner.seller), seller: await proposedBy(owner.buyer) };
      }),
      handOverCode: once(async () => codeOf(shop, await owned.orderId())),
      claimedOrderId: once(async () => {
        const id = await orderIdOf(shop, await purchaseOf(owner.buyer, owner.seller));
        await owner.seller.claimHandOver(id);
        return id;
      }),
      askedOrderId: once(async () => {
        const id = await orderIdOf(shop, await purchaseOf(owner.buyer, owner.seller));
        await owner.buyer.requestCancellation(id, 'It is too big.');
        return id;
      }),
      caseOrderId: once(() => disputedOrder()),
      offeredCase: once(async () => {
        const orderId = await disputedOrder();
        await owner.seller.answerCase(orderId, 'OFFER', 5_00);
        return { orderId, amount: 5_00 };
      }),
      returningOrderId: once(async () => {
        const orderId = await disputedOrder('RETURN');
        await owner.seller.answerCase(orderId, 'ACCEPT');
        return orderId;
      }),
      halfSoldId: once(async () => {
        const sold = await owner.seller.addProduct(aProduct());
        return (await otherBuyer.payPart(sold, 'FIRST_HALF')).id;
      }),
      offer: once(async () => {
        const { id } = await owner.buyer.makeOffer(await product(), offeredAmount);
        return { id, amount: offeredAmount };
      }),
      finishedPaymentId: once(async () => {
        const id = await purchaseOf(owner.buyer, owner.seller);
        await owner.buyer.confirmReceipt({ id });
        return id;
      }),
    };
    return owned;
  };
  const others = once(async () => otherSeller.addProduct(aProduct()));
  const records = {
    callers: { visitor, buyer, seller, admin, ...gone } satisfies Record<Actor, unknown>,
    /** A buyer for admins to act on. */
    target,
    /** An admin for admins to act on. */
    targetAdmin,
    categoryId: own.category.id,
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
      const id = await orderIdOf(shop, await purchaseOf(otherBuyer, otherSeller));
      await otherBuyer.requestCancellation(id, 'It is too big.');
      const past = { 'cancelRequest.answerBy': new Date(0) };
      await shop.models.Order.updateOne({ _id: id }, { $set: past });
      return id;
    }),
    /** An order whose buyer has asked admins to decide a case. */
    escalatedCaseId: once(async () => {
      const id = await orderIdOf(shop, await purchaseOf(otherBuyer, otherSeller));
      const wish = { reason: 'BROKEN', wish: 'OTHER', text: 'The belt is torn.' };
      await otherBuyer.openCase(id, wish);
      await otherBuyer.escalateCase(id);
      return id;
    }),
    /** Orders whose seller's money waits, is held by an admin, and was refused by the card provider. */
    unsentOrderId: once(async () => orderIdOf(shop, await purchaseOf(otherBuyer, otherSeller))),
    heldOrderId: once(async () => {
      const orderId = await orderIdOf(shop, await purchaseOf(otherBuyer, otherSeller));
      await admin.post('/adminHoldPayout', { orderId, reason: 'The buyer called us.' });
      return orderId;
    }),
    failedTransferId: once(async () => {
      const unpaid = await createUser(shop, { role: 'seller' });
      return failedTransferOf(shop, await orderIdOf(shop, await purchaseOf(otherBuyer, unpaid)));
    }),
    /** A payment whose sale an admin may cancel. */
    cancellableId: once(() => cancellable(otherSeller, otherBuyer)),
    /** A payment that an admin may refund. */
    refundableId: once(() => purchaseOf(otherBuyer, otherSeller)),
    own: ownedBy({ seller, buyer, notified: [buyer, seller, admin] }, async () => own),
    other: ownedBy({ seller: otherSeller, buyer: otherBuyer, notified: [otherBuyer] }, others),
  };
  const makeAll = async () => {
    for (const part of [records, records.own, records.other]) {
      for (const make of Object.values(part)) if (typeof make === 'function') await make();
    }
  };
  return { ...records, makeAll };
}

/** What `make` gives, which is made at the first call only. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function advertisedOf(person: TestUser): Promise<string> {
  const product = await person.addProduct(aProduct());
  await person.advertiseProduct(product);
  return product.id;
}

async function threadOf(asking: TestUser, answering: TestUser, product: { id: string }) {
  const question = await asking.askSeller(product, 'Does it fold?');
  const answer = await answering.sendMessage(question.thread, 'It does.');
  return {
    id: question.thread.id,
    messageIds: { buyer: answer.id, seller: question.id },
    correspondentIds: { buyer: answering.id, seller: asking.id },
  };
}

/** The payment by which a buyer has bought something of a seller's. */
async function purchaseOf(buyer: TestUser, seller: TestUser): Promise<string> {
  const product = await seller.addProduct(aProduct());
  const transactionId = await buyer.confirmPayment(product);
  return (await buyer.recordPayment(transactionId, product)).payment.id;
}

/** The order of the payment that has bought something. */
export async function orderIdOf({ models }: TestShop, firstPaymentId: string): Promise<string> {
  return (await models.Order.findOne({ firstPaymentId }).lean().orFail())._id.toHexString();
}

/** Lets the card provider refuse the transfer of an order: its account doesn't exist there. */
async function failedTransferOf(shop: TestShop, id: string): Promise<string> {
  const { Order, PayoutAccount } = shop.models;
  const past = new Date(Date.now() - 30 * 24 * 60 * 60_000);
  const confirmed = { state: 'confirmed', handedOverAt: past, confirmedAt: past } as const;
  const order = await Order.findByIdAndUpdate(id, { $set: confirmed }).lean().orFail();
  await Order.updateOne({ _id: id }, { $set: { createdAt: past } });
  await shop.models.Payment.updateOne({ _id: order.firstPaymentId }, { $set: { paidAt: past } });
  const account = { accountId: `acct_${id}`, state: 'active', missing: [] };
  const begun = { createdAt: past, owed: 0 };
  await PayoutAccount.updateOne(
    { _id: order.sellerId },
    { $set: account, $setOnInsert: begun },
    { upsert: true },
  );
  await settlePayout(shop, order._id);
  return id;
}

export const codeOf = async ({ models }: TestShop, id: string): Promise<string> =>
  (await models.Order.findById(id).lean().orFail()).code?.text ?? '';

/** A report of a product. */
export async function reportOf(
  { models }: Pick<TestShop, 'models'>,
  reporter: TestUser,
  product: { id: string },
): Promise<string> {
  await reporter.reportProduct(product);
  const filed = { targetId: product.id, reporterId: reporter.id };
  return (await models.Report.findOne(filed).lean().orFail())._id.toHexString();
}

/** The titles of the categories that stand in a shop for nothing but to be moved and deleted. */
const emptyTitles: string[] = [];

/** The first of them stands before the other one. */
async function emptyCategories({ models }: TestShop, admin: TestUser) {
  // A shop has 100 categories at most.
  if (emptyTitles.length > 60) {
    await models.Category.deleteMany({ title: { $in: emptyTitles.splice(0) } });
  }
  const [first, empty] = [
    await admin.addCategory(aCategory()),
    await admin.addCategory(aCategory()),
  ];
  emptyTitles.push(first.title, empty.title);
  await admin.moveCategory(first, empty);
  return { first: first.id, empty: empty.id };
}

/** A sale in two instalments of which the buyer says that something is wrong: its first payment. */
async function cancellable(seller: TestUser, buyer: TestUser): Promise<string> {
  const payment = await buyer.payPart(await seller.addProduct(aProduct()), 'FIRST_HALF');
  await buyer.reportProblem(payment, 'It never came.');
  return payment.id;
}

export type PermissionRecords = Awaited<ReturnType<typeof createPermissionRecords>>;
