import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { maxPublishedRecords } from '../../shared/record-limits.ts';

/** Publishes a buyer's new name, picture or rating to the sellers they made offers to. */
export async function publishOffersOf(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  buyerId: Types.ObjectId,
): Promise<void> {
  const offers = await models.Offer.find({ buyerId }, { sellerId: 1 })
    .sort({ _id: -1 })
    .limit(maxPublishedRecords)
    .lean();
  for (const { _id, sellerId } of offers) {
    const seller = sellerId.toHexString();
    // A change of an offer goes to both accounts that it names. Buyers hear about their own accounts another way, so
    // this change names the seller twice.
    events.publish({
      kind: 'offer',
      offerId: _id.toHexString(),
      buyerId: seller,
      sellerId: seller,
    });
  }
}
