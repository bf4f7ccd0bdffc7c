import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Open pages hear of so many offers; of more they hear that they have to ask again. */
const maxPublished = 101;

/** Publishes a buyer's new name, picture or rating to the sellers they made offers to. */
export async function publishOffersOf(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  buyerId: Types.ObjectId,
): Promise<void> {
  const offers = await models.Offer.find({ buyerId }, { sellerId: 1 }).limit(maxPublished).lean();
  for (const { _id, sellerId } of offers) {
    const seller = sellerId.toHexString();
    // A change of an offer goes to the pages of both accounts that it names. Here it is for the seller alone: buyers
    // hear of their own accounts otherwise, so the seller's id stands in the buyer's place, too.
    events.publish({
      kind: 'offer',
      offerId: _id.toHexString(),
      buyerId: seller,
      sellerId: seller,
    });
  }
}
