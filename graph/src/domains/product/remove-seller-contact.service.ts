import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Removes a deleted seller's phone number and place from all of their products, sold ones included. */
export async function removeSellerContact(
  { models }: Pick<Shop, 'models'>,
  sellerId: Types.ObjectId,
): Promise<void> {
  const named = { sellerId, $or: [{ phone: { $ne: '' } }, { location: { $ne: '' } }] };
  const products = await models.Product.find(named, { productName: 1 }).lean();
  if (products.length === 0) return;
  await models.Product.bulkWrite(
    products.map(({ _id, productName }) => {
      const without = { phone: '', location: '', searchTokens: searchTokens([productName]) };
      // Raises the revision, so that an edit under way can't write them again.
      const update = {
        $set: without,
        $unset: { place: 1, placeSought: 1 },
        $inc: { revision: 1 },
      };
      return { updateOne: { filter: { _id }, update } };
    }),
  );
}
