import { isGone, stockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import { offerDone, offerLifeMs, offerRefusals } from '@fitness-zone/contract/dealing/offers.ts';
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
import { leastPriceRule } from '../catalog/least-price.rules.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import { firstOutboxEntry, outboxEntry } from '../outbox/outbox.model.ts';
import type { OfferRecord } from './offer.model.ts';
import { completeAcceptance } from './state/complete-acceptance.service.ts';
import { isInRound } from './state/offer-now.rules.ts';
import { publishOffer } from './state/offer-services.rules.ts';
import { settleOffer } from './state/settle-offers.service.ts';
import { asRead } from './state/write-state.service.ts';

/**
 * Makes an offer of the signed-in buyer for a product, or changes the open one; the same amount again changes
 * nothing. The answer doesn't depend on others' offers.
 * @throws Refusal `too-many-requests`, `invalid` for more than the price, `not-found` for an unknown or removed
 *   product, `conflict` for one's own, `not-available` for one that is not for sale
 */
export async function makeOffer(context: Context, given: Unchecked<MakeOfferInput>) {
  const buyer = requireRole(context, 'buyer');
  await limit(context, 'offers');
  const { currency } = context.config;
  const input = validInput('MakeOfferInput', given, currency, {
    amount: leastPriceRule(currency, 'Offer'),
  });
  const id = toObjectId(input.productId, 'Product');
  // Retries if the offer or the product was changed meanwhile.
  for (;;) {
    const product = await context.models.Product.findById(id).lean();
    if (!product || isGone(product.inStock)) throw notFound('Product');
    refuseUnlessAllowed(product, buyer, { amount: input.amount, currency });
    const offer = await writeOffer(context, product, buyer, input.amount);
    if (!offer) continue;
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

/** Makes the offer, or changes the open one; null if the product or the offer changed meanwhile. */
async function writeOffer(
  context: Context,
  product: ProductRecord,
  buyer: Viewer,
  amount: number,
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
  if (latest?.status === 'open' && latest.amount === amount) return latest;
  const isNew = latest?.status !== 'open';
  const written = isNew
    ? await createOffer(context, product, { ...key, amount, attempt: (latest?.attempt ?? 0) + 1 })
    : await changeOffer(context, product, latest, amount);
  if (!written) return null;
  const now = await context.models.Product.findById(product._id).lean();
  if (now && isInRound(written, now)) {
    publishOffer(context, written);
    return written;
  }
  if (!isNew) {
    await takeChangeBack(context, latest, written);
    return null;
  }
  // Taken off sale in between: nobody knows of the offer yet, except a seller who accepts it at this moment.
  await context.models.Offer.deleteOne({ ...asRead(written), acceptBegunAt: null });
  return null;
}

async function createOffer(
  { models, now }: Context,
  { offerRound, sellerId }: ProductRecord,
  given: Pick<OfferRecord, 'buyerId' | 'productId' | 'amount' | 'attempt'>,
): Promise<OfferRecord | null> {
  const createdAt = new Date(now());
  try {
    const created = await models.Offer.create({
      ...given,
      sellerId,
      status: 'open',
      isOpen: true,
      round: offerRound,
      createdAt,
      changedAt: createdAt,
      lapsesAt: lapseAfter(createdAt),
      ...firstOutboxEntry({ kind: 'offer-made', amount: given.amount, changed: false }, createdAt),
    });
    return created.toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

function changeOffer(
  { models, now }: Context,
  { offerRound }: ProductRecord,
  offer: OfferRecord,
  amount: number,
): Promise<OfferRecord | null> {
  const changedAt = new Date(now());
  const entry = outboxEntry({ kind: 'offer-made', amount, changed: true }, changedAt);
  return models.Offer.findOneAndUpdate(
    { ...asRead(offer), acceptBegunAt: null },
    { $set: { amount, round: offerRound, changedAt, lapsesAt: lapseAfter(changedAt), ...entry } },
    { returnDocument: 'after' },
  ).lean();
}

/** Undoes the change of an offer that had ended with the sale just before. */
async function takeChangeBack(
  { models }: Context,
  { amount, round, changedAt, lapsesAt }: OfferRecord,
  written: OfferRecord,
): Promise<void> {
  await models.Offer.updateOne(
    { _id: written._id, amount: written.amount, changedAt: written.changedAt, acceptBegunAt: null },
    { $set: { amount, round, changedAt, lapsesAt } },
  );
}

const lapseAfter = (time: Date) => new Date(time.getTime() + offerLifeMs);
