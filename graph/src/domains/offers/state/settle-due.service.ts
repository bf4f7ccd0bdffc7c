import type { Types } from 'mongoose';
import type { OfferRecord } from '../offer.model.ts';
import type { OfferServices } from './publish-offer.service.ts';
import { settleOffer, settleOffers } from './settle-offers.service.ts';

const batchSize = 100;

/**
 * Writes changes by the clock or by a product's stock: lapsed and closed offers, ended holds. Usually there are none;
 * two index look-ups show that.
 */
export async function settleDue(services: OfferServices): Promise<void> {
  await settleLapsed(services);
  for (const productId of await dueProducts(services)) await settleOffers(services, productId);
}

/** The products with due offers, longest due first. */
export async function dueProducts({ models, now }: OfferServices): Promise<Types.ObjectId[]> {
  const due = { offersDueAt: { $lte: new Date(now()) } };
  const products = await models.Product.find(due, { _id: 1 })
    .sort({ offersDueAt: 1 })
    .limit(batchSize)
    .lean();
  return products.map(({ _id }) => _id);
}

async function settleLapsed(services: OfferServices): Promise<void> {
  const { models, now } = services;
  const lapsed = { isOpen: true, lapsesAt: { $lte: new Date(now()) } };
  for (let found = batchSize; found === batchSize; ) {
    const offers: OfferRecord[] = await models.Offer.find(lapsed)
      .sort({ lapsesAt: 1 })
      .limit(batchSize)
      .lean();
    found = offers.length;
    for (const offer of offers) {
      const product = await models.Product.findById(offer.productId).lean();
      if (product) await settleOffer(services, offer, product);
    }
  }
}
