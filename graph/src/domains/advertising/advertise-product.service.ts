import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { ownProduct, recordIfAdmin } from '../product/own-product.service.ts';
import { endedAdvertisement, newAdvertisement } from '../product/stock/advertisement.rules.ts';

/**
 * Sets a product's advertisement flag for 30 days. A repeat changes nothing, not even the end.
 * @throws Refusal `forbidden` for products of other sellers, `not-found` for unknown and removed ones, `not-available`
 * for one that is not for sale
 */
export async function advertiseProduct(context: Context, id: unknown) {
  const { product } = await ownProduct(context, id);
  await limit(context, 'productChanges');
  const { Product } = context.models;
  const now = context.now();
  const isAdvertised = (product.advertisedUntil?.getTime() ?? 0) > now;
  const changes = product.inStock === 'available' && !isAdvertised;
  const act = { action: 'advertise-product', product, changes } as const;
  const advertised = await recordIfAdmin(context, act, async () => {
    const begun = await Product.findOneAndUpdate(
      {
        _id: product._id,
        inStock: 'available',
        // An expired advertisement starts over.
        $or: [{ advertisedUntil: null }, { advertisedUntil: { $lte: new Date(now) } }],
      },
      newAdvertisement(now),
      { returnDocument: 'after' },
    ).lean();
    return begun ?? (await Product.findOne({ _id: product._id, advertisement: true }).lean());
  });
  if (!advertised)
    throw new Refusal('not-available', 'You can only advertise a product that is for sale.');
  context.events.publish({ kind: 'product', productId: advertised._id.toHexString() });
  return { message: `${advertised.productName} advertised successfully`, product: advertised };
}

/**
 * Removes a product's advertisement flag. A repeat changes nothing.
 * @throws Refusal `forbidden` for products of other sellers, `not-found` for unknown and removed ones
 */
export async function endAdvertisement(context: Context, id: unknown) {
  const { product } = await ownProduct(context, id);
  await limit(context, 'productChanges');
  const act = { action: 'end-advertisement', product, changes: product.advertisement } as const;
  const ended = await recordIfAdmin(context, act, async () =>
    context.models.Product.findOneAndUpdate(
      { _id: product._id, advertisement: true },
      endedAdvertisement,
      { returnDocument: 'after' },
    ).lean(),
  );
  if (ended) context.events.publish({ kind: 'product', productId: ended._id.toHexString() });
  const now = ended ?? (await context.models.Product.findById(product._id).lean()) ?? product;
  return { message: `${now.productName} is no longer advertised`, product: now };
}
