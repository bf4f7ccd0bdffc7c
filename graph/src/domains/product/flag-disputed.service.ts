import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Sets or removes the disputed flag of the product that a payment bought. */
export async function flagDisputed(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  productId: Types.ObjectId,
  paymentId: Types.ObjectId,
  disputed: boolean,
): Promise<void> {
  const { modifiedCount } = await models.Product.updateOne(
    { _id: productId, paymentId, disputed: disputed ? { $ne: true } : true },
    { disputed },
  );
  if (modifiedCount > 0) events.publish({ kind: 'product', productId: productId.toHexString() });
}
