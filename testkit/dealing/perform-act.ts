import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { sweepDeletions } from '../../graph/src/domains/accounts/deletion/deletion.sweeper.ts';
import { deleteAndRecord } from '../../graph/src/domains/accounts/deletion/deletion-steps.service.ts';
import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { changeOwnStock } from '../../graph/src/domains/listings/change-own-stock.service.ts';
import { deleteProduct } from '../../graph/src/domains/listings/delete-product.service.ts';
import { updateProduct } from '../../graph/src/domains/listings/editing/update-product.service.ts';
import { deliverDue } from '../../graph/src/domains/notifications/delivery/outbox.deliverer.ts';
import {
  acceptCounterOffer,
  acceptOffer,
} from '../../graph/src/domains/offers/accept-offer.service.ts';
import { counterOffer } from '../../graph/src/domains/offers/counter-offer.service.ts';
import { declineOffer, withdrawOffer } from '../../graph/src/domains/offers/end-offer.service.ts';
import { makeOffer } from '../../graph/src/domains/offers/make-offer.service.ts';
import { sweepOffers } from '../../graph/src/domains/offers/offers.sweeper.ts';
import {
  claimHandOver,
  confirmOrderReceipt,
} from '../../graph/src/domains/orders/hand-over/hand-over.service.ts';
import { sweepOrders } from '../../graph/src/domains/orders/orders.sweeper.ts';
import { announceArrival } from '../../graph/src/domains/orders/pick-up/announce-arrival.service.ts';
import { choosePickUpTime } from '../../graph/src/domains/orders/pick-up/choose-pick-up-time.service.ts';
import {
  deletePickUpPlan,
  savePickUpPlan,
} from '../../graph/src/domains/orders/pick-up/windows/pick-up-plans.service.ts';
import { sweepPlans } from '../../graph/src/domains/orders/pick-up/windows/remove-plan.service.ts';
import { reportProblem } from '../../graph/src/domains/orders/problems/problem-steps.service.ts';
import { settleOrder } from '../../graph/src/domains/orders/state/settle-order.service.ts';
import { remindOfBalances } from '../../graph/src/domains/payments/balance/balance.sweeper.ts';
import { cancelSale } from '../../graph/src/domains/payments/balance/cancel-sale.service.ts';
import { openPayment } from '../../graph/src/domains/payments/open/open-payment.service.ts';
import { receiveEvent } from '../../graph/src/domains/payments/payments.webhook.ts';
import { recordPayment } from '../../graph/src/domains/payments/record-payment.service.ts';
import {
  recordMissedPayments,
  recordMissedReturns,
} from '../../graph/src/domains/payments/sweep/missed-events.service.ts';
import {
  cancelOtherPayments,
  sweepDue,
} from '../../graph/src/domains/payments/sweep/payment.sweeper.ts';
import { payIntent, successEventOf } from '../payments/intents.ts';
import type { PaymentProcess } from '../payments/payment-processes.ts';
import type { BuyersAct, DealingAct } from './dealing-schedule.ts';
import { buyerOf, type DealingServices, type DealingState } from './dealing-state.ts';
import { chosenTime, planFor, readPickUp } from './pick-up-facts.ts';
import { planZone, windowsAt } from './pick-up-windows.ts';

type Dealing = { services: DealingServices; state: DealingState; process: PaymentProcess };

/** Returns `none` if the act has nothing to act on. */
export async function performAct(dealing: Dealing, act: DealingAct): Promise<'done' | 'none'> {
  const isDone = await ('buyer' in act ? buyersAct(dealing, act) : othersAct(dealing, act));
  return isDone ? 'done' : 'none';
}

/** The context of a request by this person, or by a visitor if the account was deleted. */
async function as({ services, process }: Dealing, { _id }: UserRecord) {
  const user: UserRecord | null = await services.models.User.findById(_id).lean();
  return process.as(user && !user.deletingAt ? user : null);
}

async function buyersAct(dealing: Dealing, act: BuyersAct & { buyer: number }): Promise<boolean> {
  const { services, state, process } = dealing;
  const { productId } = state;
  const buyer = buyerOf(state, act.buyer);
  const [transactionId] = state.transactionIds[act.buyer] ?? [];
  switch (act.do) {
    case 'makeOffer':
      await makeOffer(await as(dealing, buyer), { productId, amount: act.amount, note: act.note });
      return true;
    case 'withdrawOffer':
    case 'declineOffer':
    case 'acceptOffer':
    case 'acceptCounterOffer':
    case 'counterOffer':
      return answer(dealing, act);
    case 'open':
      await open(dealing, act.buyer, act.part);
      return true;
    case 'pay': {
      const own = state.transactionIds[act.buyer] ?? [];
      if (!own[act.turn]) await open(dealing, act.buyer, act.part);
      const chosen = own[act.turn] ?? own[0];
      if (chosen) await payIntent(services, chosen, act.card);
      return chosen !== undefined;
    }
    case 'record':
      if (!transactionId) return false;
      await recordPayment(await as(dealing, buyer), { transactionId, productId });
      return true;
    case 'webhook':
      if (!transactionId) return false;
      await receiveEvent(process.shop, await successEventOf(services, transactionId));
      return true;
    case 'confirmReceipt':
    case 'reportProblem': {
      const orderId = await orderOf(dealing);
      if (!orderId) return false;
      const context = await as(dealing, buyer);
      if (act.do === 'confirmReceipt') await confirmOrderReceipt(context, orderId);
      else {
        const text = 'It squeaks.';
        await reportProblem(context, { orderId, reason: 'other', wish: 'other', text });
      }
      return true;
    }
    case 'choosePickUpTime':
    case 'announceArrival':
      return meet(dealing, act);
    case 'deleteAccount': {
      const by = { actorId: buyer._id, source: 'request', address: null } as const;
      await deleteAndRecord(process.shop, buyer, { action: 'delete-account', by });
      return true;
    }
  }
}

type OfferAct =
  | ('withdrawOffer' | 'declineOffer')
  | ('acceptOffer' | 'acceptCounterOffer' | 'counterOffer');

async function answer(
  dealing: Dealing,
  act: Extract<BuyersAct, { do: OfferAct }> & { buyer: number },
): Promise<boolean> {
  const { services, state } = dealing;
  const { _id: buyerId } = buyerOf(state, act.buyer);
  const { Offer } = services.models;
  const offer = await Offer.findOne({ buyerId }).sort({ attempt: -1 }).lean();
  if (!offer) return false;
  const id = offer._id.toHexString();
  const buyer = await as(dealing, buyerOf(state, act.buyer));
  const seller = await as(dealing, state.seller);
  switch (act.do) {
    case 'withdrawOffer':
      await withdrawOffer(buyer, id);
      return true;
    case 'declineOffer':
      await declineOffer(seller, id);
      return true;
    case 'counterOffer': {
      const instead = offer.proposals.findLast(({ by }) => by === 'buyer')?.amount;
      await counterOffer(seller, { id, instead, amount: act.amount, note: act.note });
      return true;
    }
    case 'acceptOffer':
    case 'acceptCounterOffer': {
      const before = act.amountRead === 'before' ? state.amountsRead[act.buyer] : undefined;
      const read = { id, amount: before ?? offer.amount };
      if (act.do === 'acceptOffer') await acceptOffer(seller, read);
      else await acceptCounterOffer(buyer, read);
      return true;
    }
  }
}

async function open(
  dealing: Dealing,
  index: number,
  part: Extract<BuyersAct, { do: 'open' }>['part'],
): Promise<void> {
  const { state } = dealing;
  const context = await as(dealing, buyerOf(state, index));
  const { clientSecret } = await openPayment(context, { productId: state.productId, part });
  const [transactionId] = clientSecret?.split('_secret_') ?? [];
  const own = state.transactionIds[index];
  if (transactionId && own && !own.includes(transactionId)) own.unshift(transactionId);
}

async function meet(
  dealing: Dealing,
  act: Extract<BuyersAct, { do: 'choosePickUpTime' | 'announceArrival' }> & { buyer: number },
): Promise<boolean> {
  const { services, state } = dealing;
  const { plans, sale } = await readPickUp(services, state);
  if (!sale) return false;
  const orderId = sale.order._id.toHexString();
  const buyer = await as(dealing, buyerOf(state, act.buyer));
  if (act.do === 'choosePickUpTime') {
    const time = new Date(chosenTime(act, plans, services.time.at)).toISOString();
    await choosePickUpTime(buyer, { orderId, time });
  } else {
    await announceArrival(act.by === 'buyer' ? buyer : await as(dealing, state.seller), orderId);
  }
  return true;
}

/** The payment that bought the product, as its page names it for everybody. */
async function saleOf({ services, state }: Dealing): Promise<string | undefined> {
  const product = await services.models.Product.findById(state.productId).lean();
  return product?.paymentId?.toHexString();
}

/** The order of that payment. */
async function orderOf(dealing: Dealing): Promise<string | undefined> {
  const firstPaymentId = await saleOf(dealing);
  if (!firstPaymentId) return;
  const order = await dealing.services.models.Order.findOne({ firstPaymentId }).lean();
  return order?._id.toHexString();
}

async function othersAct(
  dealing: Dealing,
  act: Exclude<DealingAct, { buyer: number }>,
): Promise<boolean> {
  const { services, state, process } = dealing;
  const { shop } = process;
  const { productId } = state;
  switch (act.do) {
    case 'pause':
    case 'resume':
    case 'markSoldElsewhere':
    case 'relist':
      await changeOwnStock(await as(dealing, state.seller), act.do, productId);
      return true;
    case 'edit':
      await edit(dealing, act.price);
      return true;
    case 'remove':
      await deleteProduct(await as(dealing, state.admin), productId);
      return true;
    case 'claimHandOver': {
      const orderId = await orderOf(dealing);
      if (!orderId) return false;
      await claimHandOver(await as(dealing, state.seller), orderId);
      return true;
    }
    case 'cancelSale': {
      const paymentId = await saleOf(dealing);
      if (!paymentId) return false;
      await cancelSale(await as(dealing, state.admin), paymentId);
      return true;
    }
    case 'savePickUpPlan':
      await savePlan(dealing, act);
      return true;
    case 'deletePickUpPlan': {
      const { plans } = await readPickUp(services, state);
      const plan = planFor(plans, act.isOfProduct);
      if (plan) await deletePickUpPlan(await as(dealing, state.seller), plan._id.toHexString());
      return plan !== null;
    }
    case 'sweepOffers':
      await sweepOffers(shop);
      return true;
    case 'sweepOrders':
      await sweepAllOrders(dealing);
      return true;
    case 'sweepPayments':
      await sweepDue(shop, new Date(Date.now() + 2 * hourMs));
      return true;
    case 'callOffPayments':
      await cancelOtherPayments(shop, productId);
      return true;
    case 'remind':
      await remindOfBalances(shop);
      return true;
    case 'deliver':
      await deliverDue(shop, new Date(services.time.at + 10_000));
      return true;
    case 'missed':
      await recordMissedPayments(shop, state.began);
      await recordMissedReturns(shop, state.began);
      return true;
  }
}

async function savePlan(
  dealing: Dealing,
  { isOfProduct, place, windows: name }: Extract<DealingAct, { do: 'savePickUpPlan' }>,
): Promise<void> {
  const { services, state } = dealing;
  const windows = windowsAt(name, services.time.at);
  state.plans.push({ place, windows });
  await savePickUpPlan(await as(dealing, state.seller), {
    productId: isOfProduct ? state.productId : null,
    place,
    timeZone: planZone,
    windows,
  });
}

/** Does once what the shop does every ten seconds and after a payment changes. */
async function sweepAllOrders({ state, process: { shop } }: Dealing): Promise<void> {
  for (const { _id } of await shop.models.Order.find({ productId: state.product._id }).lean()) {
    await settleOrder(shop, _id);
  }
  await sweepOrders(shop);
  await sweepPlans(shop);
}

async function edit(dealing: Dealing, price: number): Promise<void> {
  const { services, state } = dealing;
  const product = await services.models.Product.findById(state.productId).lean();
  if (!product) throw new Error('the product is gone');
  const { productName, condition, yearsOfUsedProduct, originalPrice } = product;
  const { phone, location, body, image, categoryId } = product;
  await updateProduct(await as(dealing, state.seller), {
    productName,
    condition,
    yearsOfUsedProduct,
    originalPrice,
    phone,
    location,
    body,
    id: state.productId,
    resalePrice: price,
    categoryId: categoryId.toHexString(),
    images: [{ url: image, description: '' }],
    revision: product.revision,
  });
}

/** Does the work of a start, and sweeps until nothing is left. */
export async function sweepAll(dealing: Dealing): Promise<void> {
  const { services, state, process } = dealing;
  const { shop } = process;
  const { clock, time } = services;
  await sweepDeletions(shop);
  for (let sweep = 0; sweep < 3; sweep += 1) {
    // Past the time that others leave a process to complete an act; slow banks have answered, too.
    time.at += 6_000;
    clock.ahead += 10_000;
    await sweepOffers(shop);
    await sweepDue(shop, new Date(Date.now() + 2 * hourMs));
    await recordMissedPayments(shop, state.began);
    await recordMissedReturns(shop, state.began);
    await sweepOffers(shop);
    await sweepAllOrders(dealing);
    await remindOfBalances(shop);
    await deliverDue(shop, new Date(Math.max(time.at, Date.now()) + dayMs));
  }
}
