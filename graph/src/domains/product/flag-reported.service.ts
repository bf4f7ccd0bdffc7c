import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Sets or removes a product's reported flag. Can run twice. */
export async function flagReported(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  productId: Types.ObjectId,
  reported: boolean,
): Promise<void> {
  const { modifiedCount } = await models.Product.updateOne(
    { _id: productId, reported: !reported },
    { $set: { reported } },
  );
  if (modifiedCount > 0) events.publish({ kind: 'product', productId: productId.toHexString() });
}
