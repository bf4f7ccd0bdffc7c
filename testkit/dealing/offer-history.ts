import { offerStateNow } from '../../graph/src/domains/offers/state/offer-facts.queries.ts';
import type { PaymentProcess } from '../payments/payment-processes.ts';
import type { DealingServices, DealingState } from './dealing-state.ts';
import { changeFault } from './offer-rules.ts';
import type { ShownOffer } from './shown-offer.ts';

const timeOf = (date: Date | null | undefined) => date?.getTime() ?? null;

/** The offers for the product, as pages show them now. */
export async function shownOffers(
  { shop }: PaymentProcess,
  { product }: Pick<DealingState, 'product'>,
): Promise<ShownOffer[]> {
  const offers = await shop.models.Offer.find({ productId: product._id }).sort({ _id: 1 }).lean();
  const current = await shop.models.Product.findById(product._id).lean();
  if (!current) throw new Error('the product is gone');
  return Promise.all(
    offers.map(async (offer) => {
      const { status, answeredAt, heldUntil } = await offerStateNow(shop, offer, current);
      return {
        id: offer._id.toHexString(),
        buyerId: offer.buyerId.toHexString(),
        status,
        amount: offer.amount,
        proposedBy: offer.proposedBy,
        proposals: offer.proposals.map(({ by, amount, at }) => ({ by, amount, at: at.getTime() })),
        createdAt: offer.createdAt.getTime(),
        changedAt: offer.changedAt.getTime(),
        answeredAt: timeOf(answeredAt),
        heldUntil: timeOf(heldUntil),
        isClosedByProduct: status === 'closed' && offer.status === 'open',
      };
    }),
  );
}

/**
 * Reads the offers; checks that none has disappeared or changed in a way the rules don't allow.
 * @param from start of the round: an offer made in it may be taken back if it came too late
 * @param isActing acts of the round are still running: one that found an offer open may write its answer or amount
 * after the product has closed it, and then takes the amount back
 * @throws Error for an offer that breaks the rules
 */
export async function watchOffers(
  { time }: DealingServices,
  state: DealingState,
  reader: PaymentProcess,
  { from, isActing = false }: { from: number; isActing?: boolean },
): Promise<void> {
  const offers = await shownOffers(reader, state);
  for (const offer of offers) {
    const before = state.offers.get(offer.id);
    const reason = before && changeFault(before, offer);
    if (reason) {
      throw new Error(`${reason}: ${JSON.stringify({ before, offer, now: time.at })}`);
    }
    if (!isActing || !offer.isClosedByProduct) state.offers.set(offer.id, offer);
  }
  const ids = new Set(offers.map(({ id }) => id));
  for (const [id, { status, createdAt }] of state.offers) {
    if (ids.has(id)) continue;
    const isTakenBack = createdAt >= from && (status === 'open' || status === 'closed');
    if (!isTakenBack) throw new Error(`offer ${id} is gone, which was ${status}`);
    state.offers.delete(id);
  }
}

/** Between two rounds, records what the seller sees and whether the product can have open offers. */
export async function noteRound(
  { models, time }: DealingServices,
  state: DealingState,
): Promise<void> {
  const product = await models.Product.findById(state.product._id).lean();
  const isPaused = product?.inStock === 'paused' && !product.hold;
  if (product?.inStock !== 'available' && !isPaused) state.awayAt.push(time.at);
  for (const [index, { _id: buyerId }] of state.buyers.entries()) {
    const offer = await models.Offer.findOne({ buyerId }).sort({ attempt: -1 }).lean();
    state.amountsRead[index] = offer?.amount;
  }
}
