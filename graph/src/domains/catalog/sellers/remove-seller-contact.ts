import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';

/** Removes a deleted seller's phone number and place from all of their products, sold ones included. */
export async function removeSellerContact(
  { models }: Pick<Shop, 'models'>,
  sellerId: Types.ObjectId,
): Promise<void> {
  // By their ids, so that whoever follows the writes knows which they are.
  const named = { sellerId, $or: [{ phone: { $ne: '' } }, { location: { $ne: '' } }] };
  const products = await models.Product.find(named, { _id: 1 }).lean();
  const ids = products.map(({ _id }) => _id);
  if (ids.length > 0) {
    // The revision, so that an edit under way does not write them again.
    await models.Product.updateMany(
      { _id: { $in: ids } },
      { $set: { phone: '', location: '' }, $inc: { revision: 1 } },
    );
  }
}
