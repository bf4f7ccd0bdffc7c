import { offerChanges, offerDone } from '@fitness-zone/contract/dealing/offers.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { toObjectId } from '../../shared/ids.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { endedRefusal, ownOffer } from './own-offer.service.ts';
import { writeState } from './state/write-state.service.ts';

/**
 * Withdraws an open offer of the signed-in buyer.
 * @throws Refusal `not-found` for an offer that is unknown or another buyer's, `conflict` with the offer if it has
 * ended
 */
export async function withdrawOffer(context: Context, id: unknown) {
  const buyer = requireRole(context, 'buyer');
  await limit(context, 'offers');
  return endOffer(context, id, { change: 'withdraw', whose: { buyerId: buyer._id } });
}

/**
 * Declines an open offer for a product of the signed-in seller.
 * @throws Refusal `not-found` for an offer that is unknown or another seller's, `conflict` with the offer if it has
 * ended
 */
export async function declineOffer(context: Context, id: unknown) {
  const seller = requireRole(context, 'seller');
  await limit(context, 'offers');
  return endOffer(context, id, { change: 'decline', whose: { sellerId: seller._id } });
}

type Ending = {
  change: 'withdraw' | 'decline';
  whose: Parameters<typeof ownOffer>[2];
};

async function endOffer(context: Context, id: unknown, { change, whose }: Ending) {
  const given = validInput('MutationWithdrawOfferArgs', { id });
  const offerId = toObjectId(given.id, 'Offer');
  const { to } = offerChanges[change];
  // Retries if it was changed meanwhile.
  for (;;) {
    const { offer, product } = await ownOffer(context, offerId, whose);
    if (offer.status !== 'open') throw endedRefusal(offer, offer.status, to);
    const state = { status: to, answeredAt: new Date(context.now()) };
    const ended = await writeState(context, offer, state, { acceptBegunAt: null });
    if (ended) return { message: offerDone[change](product.productName), offer: ended };
  }
}
