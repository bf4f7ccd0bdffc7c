import { isGone, stockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import { offerDone, offerRefusals } from '@fitness-zone/contract/dealing/offers.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { MakeOfferInput } from '../../generated/graphql.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { leastPriceRule } from '../listings/least-price.rules.ts';
import { firstOutboxEntry } from '../outbox/outbox.model.ts';
import type { ProductRecord } from '../product/product.model.ts';
import type { OfferRecord } from './offer.model.ts';
import { bringToThread, checkNote, isNoted } from './offer-note.service.ts';
import { hasCountersLeft } from './offer-rights.queries.ts';
import { completeAcceptance } from './state/complete-acceptance.service.ts';
import { isInRound } from './state/offer-now.rules.ts';
import { publishOffer } from './state/publish-offer.service.ts';
import { settleOffer } from './state/settle-offers.service.ts';
import { lapseAfter, writeProposal } from './state/write-proposal.service.ts';
import { asRead } from './state/write-state.service.ts';

/**
 * Makes an offer of the signed-in buyer for a product, changes the open one, or answers the seller's counter-offer with
 * a lower amount. Repeating the amount changes nothing. The answer doesn't depend on others' offers.
 * @throws Refusal `too-many-requests`, `invalid` for more than the price or the seller's amount, `not-found` for an
 * unknown or removed product, `conflict` for the caller's own product and after the last counter-offer, `not-available`
 * for one that is not for sale; with a note, also as `writeMessage`
 */
export async function makeOffer(context: Context, given: Unchecked<MakeOfferInput>) {
  const buyer = requireRole(context, 'buyer');
  await limit(context, 'offers');
  const { currency } = context.config;
  const input = validInput('MakeOfferInput', given, currency, {
    amount: leastPriceRule(currency, 'Offer'),
  });
  let counted: Promise<unknown> | undefined;
  const countAsMessage = () => (counted ??= limit(context, 'messages'));
  if (input.note) await countAsMessage();
  const id = toObjectId(input.productId, 'Product');
  // Retries if the offer or the product was changed meanwhile.
  for (;;) {
    const product = await context.models.Product.findById(id).lean();
    if (!product || isGone(product.inStock)) throw notFound('Product');
    refuseUnlessAllowed(product, buyer, { amount: input.amount, currency });
    if (input.note) await checkNote(context, product, buyer._id);
    const offer = await writeOffer(context, { product, buyer, countAsMessage }, input);
    if (!offer) continue;
    await bringToThread(context, offer);
    const message = offerDone.make({ amount: offer.amount, currency });
    return { message, offer };
  }
}

function refuseUnlessAllowed(
  { productName, inStock, resalePrice, sellerId }: ProductRecord,
  buyer: Viewer,
  { amount, currency }: { amount: number; currency: string },
): void {
  if (inStock !== 'available') {
    throw new Refusal('not-available', stockSentence(productName, inStock));
  }
  if (sellerId.equals(buyer._id)) throw new Refusal('conflict', offerRefusals.own);
  if (amount > resalePrice) {
    const message = offerRefusals.tooMuch({ amount: resalePrice, currency });
    throw new Refusal('invalid', message, { field: 'amount' });
  }
}

type Note = MakeOfferInput['note'];

type Making = {
  product: ProductRecord;
  buyer: Viewer;
  /** Counts once per request. */
  countAsMessage: () => Promise<unknown>;
};

/** Makes the offer, or changes the open one; null if the product or the offer changed meanwhile. */
async function writeOffer(
  context: Context,
  { product, buyer, countAsMessage }: Making,
  { amount, note }: Pick<MakeOfferInput, 'amount' | 'note'>,
): Promise<OfferRecord | null> {
  const key = { buyerId: buyer._id, productId: product._id };
  const found: OfferRecord | null = await context.models.Offer.findOne(key)
    .sort({ attempt: -1 })
    .lean();
  if (found?.acceptBegunAt) {
    await completeAcceptance(context, found);
    return null;
  }
  const latest = found && (await settleOffer(context, found, product));
  if (latest?.status !== 'open') {
    const attempt = (latest?.attempt ?? 0) + 1;
    return createOffer(context, product, { ...key, amount, attempt }, note);
  }
  if (latest.proposedBy === 'seller') {
    await countAsMessage();
    refuseUnlessCounters(context, latest, amount);
  } else if (latest.amount === amount && (await isNoted(context, latest, note))) {
    return latest;
  }
  return writeProposal(context, { offer: latest, product }, { by: 'buyer', amount, note });
}

function refuseUnlessCounters({ config }: Context, offer: OfferRecord, amount: number): void {
  if (amount >= offer.amount) {
    const message = offerRefusals.asAsked({ amount: offer.amount, currency: config.currency });
    throw new Refusal('invalid', message, { field: 'amount', payload: { offer } });
  }
  if (!hasCountersLeft(offer)) {
    throw new Refusal('conflict', offerRefusals.tooManyCounters.buyer, { payload: { offer } });
  }
}

/** Null if the buyer made another one, or the product went off sale, at the same moment. */
async function createOffer(
  context: Context,
  { offerRound, sellerId }: ProductRecord,
  given: Pick<OfferRecord, 'buyerId' | 'productId' | 'amount' | 'attempt'>,
  note: Note,
): Promise<OfferRecord | null> {
  const { models, now } = context;
  const createdAt = new Date(now());
  const { amount } = given;
  let created: OfferRecord;
  try {
    const document = await models.Offer.create({
      ...given,
      proposedBy: 'buyer',
      proposals: [{ by: 'buyer', amount, at: createdAt }],
      sellerId,
      status: 'open',
      isOpen: true,
      round: offerRound,
      createdAt,
      changedAt: createdAt,
      lapsesAt: lapseAfter(createdAt),
      ...firstOutboxEntry(
        { kind: 'offer-made', amount, changed: false, ...(note && { note }) },
        createdAt,
      ),
    });
    created = document.toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
  const product = await models.Product.findById(given.productId).lean();
  if (product && isInRound(created, product)) {
    publishOffer(context, created);
    return created;
  }
  // The product went off sale in between. No one has seen the offer yet, except a seller who accepts it right now.
  await models.Offer.deleteOne({ ...asRead(created), acceptBegunAt: null });
  return null;
}
