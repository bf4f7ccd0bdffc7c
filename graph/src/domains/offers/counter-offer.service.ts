import { offerDone, offerRefusals } from '@fitness-zone/contract/dealing/offers.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { CounterOfferInput } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { leastPriceRule } from '../listings/least-price.rules.ts';
import { bringToThread, checkNote, isNoted } from './offer-note.service.ts';
import { hasCountersLeft } from './offer-rights.queries.ts';
import { endedRefusal, type OwnOffer, ownOffer } from './own-offer.service.ts';
import { writeProposal } from './state/write-proposal.service.ts';

/**
 * Proposes another amount instead of a buyer's open offer for a product of the signed-in seller, or changes the
 * seller's unanswered amount. Repeating the amount changes nothing.
 * @throws Refusal `not-found` for an offer that is unknown or another seller's, `invalid` for an amount that isn't
 * between the buyer's and the price; with the offer `conflict` if it has ended, has changed its amount, or had its last
 * counter-offer, `not-available` while its product is paused; with a note, also as `writeMessage`
 */
export async function counterOffer(context: Context, given: Unchecked<CounterOfferInput>) {
  const seller = requireRole(context, 'seller');
  await limit(context, 'offers');
  await limit(context, 'messages');
  const { currency } = context.config;
  const input = validInput('CounterOfferInput', given, currency, {
    amount: leastPriceRule(currency, 'Counter-offer'),
  });
  const id = toObjectId(input.id, 'Offer');
  // Retries if the offer or the product was changed meanwhile.
  for (;;) {
    const own = await ownOffer(context, id, { sellerId: seller._id });
    const { amount } = input;
    const isSame = own.offer.proposedBy === 'seller' && own.offer.amount === amount;
    if (!isSame || own.offer.status !== 'open') refuseUnlessCounters(context, own, input);
    const isRepeat = isSame && (await isNoted(context, own.offer, input.note));
    if (input.note) await checkNote(context, own.product, own.offer.buyerId);
    const offer = isRepeat
      ? own.offer
      : await writeProposal(context, own, { by: 'seller', amount, note: input.note });
    if (!offer) continue;
    await bringToThread(context, offer);
    return { message: offerDone.counter({ amount, currency }), offer };
  }
}

function refuseUnlessCounters(
  { config: { currency } }: Context,
  { offer, product }: OwnOffer,
  { instead, amount }: { instead: number; amount: number },
): void {
  const payload = { offer };
  const refuse = (code: 'conflict' | 'not-available', message: string) =>
    new Refusal(code, message, { payload });
  if (offer.status !== 'open') throw endedRefusal(offer, offer.status);
  if (product.inStock === 'paused') {
    throw refuse('not-available', offerRefusals.paused(product.productName));
  }
  const offered = offer.proposals.findLast(({ by }) => by === 'buyer')?.amount ?? offer.amount;
  if (offered !== instead) {
    throw refuse('conflict', offerRefusals.changed('buyer', { amount: offered, currency }));
  }
  const wrongAmount = (message: string) =>
    new Refusal('invalid', message, { field: 'amount', payload });
  if (amount <= offered) throw wrongAmount(offerRefusals.notAbove({ amount: offered, currency }));
  if (amount > product.resalePrice) {
    throw wrongAmount(offerRefusals.askTooMuch({ amount: product.resalePrice, currency }));
  }
  const isChange = offer.proposedBy === 'seller';
  if (!isChange && !hasCountersLeft(offer)) {
    throw refuse('conflict', offerRefusals.tooManyCounters.seller);
  }
}
