import { finishedAt, reviewableMs } from '@fitness-zone/contract/dealing/reviews.ts';
import { mostTasks } from '@fitness-zone/contract/limits.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { presentUser } from '../../context/present-user.ts';
import { idAt } from '../../shared/timed-id.ts';
import { threadOfPair } from '../messages/order/order-thread.queries.ts';
import type { ThreadRecord } from '../messages/thread.model.ts';
import { writeObstacle } from '../messages/write-obstacle.queries.ts';
import type { OfferRecord } from '../offers/offer.model.ts';
import { isOfferNote } from '../offers/offer-note.service.ts';
import { productOf, stateOf } from '../offers/offer-rights.queries.ts';
import { settleDue } from '../offers/state/settle-due.service.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { firstPayment } from '../orders/reading/parties.queries.ts';
import { partOf } from '../payments/balance/balance.rules.ts';
import { mayReviewPayment } from '../reviews/reviews.queries.ts';
import { questionDays, type Task } from './task.rules.ts';

const each = async <Record>(
  records: readonly Record[],
  taskOf: (record: Record) => Promise<Task | null>,
): Promise<Task[]> => (await Promise.all(records.map(taskOf))).filter((task) => task !== null);

const nameOf = async (context: Context, id: Types.ObjectId, role: string): Promise<string> =>
  (await presentUser(context, id))?.name ?? role;

/** Offers and counter-offers that the viewer can answer. */
export async function offerTasks(context: Context, { _id, role }: Viewer): Promise<Task[]> {
  // Writes changes by the clock or the product first, so that the index has them.
  await settleDue(context);
  const offers: OfferRecord[] = await context.models.Offer.find(
    role === 'seller'
      ? { sellerId: _id, isOpen: true, proposedBy: 'buyer' }
      : { buyerId: _id, status: 'open', proposedBy: 'seller' },
  )
    .sort({ _id: 1 })
    .limit(mostTasks)
    .lean();
  return each(offers, async (offer) => {
    if ((await stateOf(context, offer)).status !== 'open') return null;
    const { productName, resalePrice } = await productOf(context, offer);
    const money = (amount: number) => formatMoney(amount, context.config.currency);
    const own = offer.proposals.findLast(({ by }) => by === 'buyer')?.amount ?? offer.amount;
    return {
      kind: 'answer-offer',
      about: offer._id,
      subject: productName,
      sentence:
        role === 'seller'
          ? `${await nameOf(context, offer.buyerId, 'A buyer')} offers ${money(offer.amount)} instead of ${money(resalePrice)}.`
          : `${await nameOf(context, offer.sellerId, 'The seller')} asks for ${money(offer.amount)} instead of your ${money(own)}.`,
      since: offer.changedAt,
      until: offer.lapsesAt,
      path: await pathOfOffer(context, offer),
    };
  });
}

/** The conversation's path. Older offers without one only appear in the list. */
async function pathOfOffer(context: Context, offer: OfferRecord): Promise<string> {
  const thread = await threadOfPair(context, offer);
  return thread
    ? signedInPaths.thread(thread._id.toHexString())
    : signedInPaths.offersFor(offer.productId.toHexString());
}

/** Accepted offers that the buyer hasn't paid yet. */
export async function acceptedOfferTasks(
  context: Context,
  { _id: buyerId }: Viewer,
): Promise<Task[]> {
  await settleDue(context);
  const offers: OfferRecord[] = await context.models.Offer.find({ buyerId, status: 'accepted' })
    .sort({ _id: 1 })
    .limit(mostTasks)
    .lean();
  return each(offers, async (offer) => {
    const { status, answeredAt, heldUntil = null } = await stateOf(context, offer);
    if (status !== 'accepted') return null;
    return {
      kind: 'pay-offer',
      about: offer._id,
      subject: (await productOf(context, offer)).productName,
      sentence: `It’s held for you. Pay ${formatMoney(offer.amount, context.config.currency)}, or it goes back on sale.`,
      since: answeredAt ?? offer.changedAt,
      until: heldUntil,
      path: signedInPaths.payment(offer.productId.toHexString()),
    };
  });
}

/** The newest handed-over sales whose other side the viewer can still review. */
export async function reviewTasks(context: Context, viewer: Viewer): Promise<Task[]> {
  const isBuyer = viewer.role === 'buyer';
  const orders: OrderRecord[] = await context.models.Order.find({
    [isBuyer ? 'buyerId' : 'sellerId']: viewer._id,
    confirmedAt: { $gt: new Date(context.now() - reviewableMs) },
  })
    .sort({ confirmedAt: -1, _id: -1 })
    .limit(mostTasks)
    .lean();
  return each(orders, async (order) => {
    const payment = await firstPayment(context, order);
    const finished = finishedAt({ ...payment, part: partOf(payment) });
    if (finished === null || !(await mayReviewPayment(context, payment))) return null;
    const other = isBuyer ? payment.sellerName : payment.buyerName;
    return {
      kind: 'write-review',
      about: order._id,
      orderId: order._id,
      subject: payment.productName,
      sentence: `Write a review of ${other}.`,
      since: new Date(finished),
      until: new Date(finished + reviewableMs),
      path: signedInPaths.order(order._id.toHexString()),
    };
  });
}

/** Buyers' last messages about products still for sale that the seller hasn't answered. */
export async function questionTasks(context: Context, viewer: Viewer): Promise<Task[]> {
  const from = context.now() - questionDays * dayMs;
  const threads = (await context.models.Thread.find({
    participants: viewer._id,
    'lastMessage._id': { $gt: idAt(from - 1) },
    'lastMessage.createdAt': { $gt: new Date(from) },
    sellerId: viewer._id,
    'lastMessage.senderId': { $ne: viewer._id },
  })
    .sort({ 'lastMessage._id': -1 })
    .limit(mostTasks)
    .lean()) as ThreadRecord[];
  return each(threads, async (thread) => {
    const { _id, productId, buyerId, lastMessage } = thread;
    if (!lastMessage) return null;
    const product = await context.loaders.product.load(productId);
    if (product?.inStock !== 'available' && product?.inStock !== 'paused') return null;
    if ((await context.loaders.ordersAbout.load({ productId, buyerId })).length > 0) return null;
    // An offer's note is answered with the offer.
    if (isOfferNote(lastMessage)) return null;
    if (await writeObstacle(context, thread)) return null;
    return {
      kind: 'answer-question',
      about: _id,
      subject: product.productName,
      sentence: `${await nameOf(context, buyerId, 'A buyer')} waits for your answer.`,
      since: lastMessage.createdAt,
      until: null,
      path: signedInPaths.thread(_id.toHexString()),
    };
  });
}

/** A seller's first sale whose money waits for the set-up of payouts. */
export async function payoutSetupTasks(
  context: Context,
  { _id: sellerId }: Viewer,
): Promise<Task[]> {
  const { Payout, PayoutAccount } = context.models;
  const account = await PayoutAccount.findById(sellerId, { state: 1 }).lean();
  if (account?.state === 'active' || account?.state === 'under-review') return [];
  const waiting = await Payout.findOne({ sellerId, wait: 'set-up' })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  if (!waiting) return [];
  return [
    {
      kind: 'set-up-payouts',
      about: sellerId,
      subject: 'Payouts',
      sentence: 'Tell us where to send the money for your sales.',
      since: waiting.createdAt,
      until: null,
      path: signedInPaths.payouts,
    },
  ];
}
