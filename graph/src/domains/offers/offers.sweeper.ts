import { setTimeout } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { followChanges } from '../../shared/follow-changes.ts';
import type { PaymentServices } from '../payments/provider-call.service.ts';
import { cancelPayment } from '../payments/state/settle-payment.service.ts';
import { payableUntil } from '../product/price-for.rules.ts';
import type { OfferRecord } from './offer.model.ts';
import { completeAcceptance } from './state/complete-acceptance.service.ts';
import type { OfferServices } from './state/publish-offer.service.ts';
import { dueProducts, settleDue } from './state/settle-due.service.ts';
import { settleOffers } from './state/settle-offers.service.ts';
import { withdrawOffersOf } from './state/withdraw-offers-of.service.ts';

type SweeperServices = OfferServices & PaymentServices & Pick<Shop, 'config' | 'log'>;

/** Milliseconds; the longest delay before changes by time are written and notified. */
const everyMs = 10_000;
/** Milliseconds. The process that starts accepting an offer completes it at once; after this time any process does. */
const acceptGraceMs = 5_000;
const batchSize = 100;

/**
 * Writes the changes that time or stock bring to offers: at the start, every ten seconds, at the end of a hold, and for
 * one product as soon as this process has changed its stock. Several processes may do so at once.
 */
export const startOfferSweeper = (services: SweeperServices) =>
  followChanges(services.events, {
    onOwn: (change) => {
      if (change.kind === 'product') {
        return [settleOffers(services, new Types.ObjectId(change.productId))];
      }
      if (change.kind === 'user') return [withdrawUnlessBuyer(services, change.userId)];
      return [];
    },
    sweep: (signal) => sweepUntilNoneEnds(services, signal),
    everyMs,
    onFault: (err) => services.log.error({ err }, 'an offer sweep failed'),
  });

/** Sweeps now, and again at the end of each hold that ends before the next sweep. */
async function sweepUntilNoneEnds(services: SweeperServices, signal: AbortSignal): Promise<void> {
  await sweepOffers(services, signal);
  for (let at = await nextDueAt(services); at !== null; at = await nextDueAt(services)) {
    await setTimeout(at - services.now(), null, { signal, ref: false });
    await sweepOffers(services, signal);
  }
}

/**
 * The time (epoch ms) before the next sweep when the first hold ends or can't be paid for any longer; null if there is
 * none. Its buyer must not be charged the agreed price afterwards.
 */
async function nextDueAt({ models, now }: OfferServices): Promise<number | null> {
  const soon = { $gt: new Date(now()), $lte: new Date(now() + everyMs) };
  const product = await models.Product.findOne({ offersDueAt: soon }, { offersDueAt: 1 })
    .sort({ offersDueAt: 1 })
    .lean();
  return product?.offersDueAt?.getTime() ?? null;
}

/** Completes unfinished acceptances and writes changes by the clock. */
export async function sweepOffers(services: SweeperServices, signal?: AbortSignal): Promise<void> {
  const begunAt = { $lte: new Date(services.now() - acceptGraceMs) };
  const begun: OfferRecord[] = await services.models.Offer.find({ acceptBegunAt: begunAt })
    .limit(batchSize)
    .lean();
  for (const offer of begun) if (!signal?.aborted) await completeAcceptance(services, offer);
  for (const productId of await dueProducts(services)) {
    if (!signal?.aborted) await callOffLatePayments(services, productId);
  }
  if (!signal?.aborted) await settleDue(services);
}

/**
 * Cancels the open payments for a product whose hold is about to end. A payment made in time sells the product. While
 * the provider doesn't answer, the product stays held.
 */
async function callOffLatePayments(services: SweeperServices, productId: Types.ObjectId) {
  const { models, now, log } = services;
  const product = await models.Product.findById(productId).lean();
  const { hold } = product ?? {};
  if (!hold || payableUntil(hold) > now()) return;
  const late = { productId, buyerId: hold.buyerId, status: 'pending' as const };
  for (const payment of await models.Payment.find(late).lean()) {
    const { transactionId } = payment;
    await cancelPayment(services, payment).catch((error: unknown) =>
      log.error({ err: error, transactionId }, 'a late payment could not be called off yet'),
    );
  }
}

/** Withdraws the offers of an account that has become an admin's. */
async function withdrawUnlessBuyer(services: SweeperServices, userId: string): Promise<void> {
  const user = await services.models.User.findById(userId, { role: 1 }).lean();
  if (user && user.role !== 'buyer') await withdrawOffersOf(services, user._id);
}
