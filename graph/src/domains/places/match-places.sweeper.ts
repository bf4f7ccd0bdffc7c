import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';
import { placeOfLocation } from './place-of-location.service.ts';

type Services = Pick<Shop, 'models' | 'events' | 'places' | 'log'>;

const everyMs = 10_000;
const batchSize = 50;

/** Looks up the places of products with `placeSought`, now and every ten seconds. */
export const startPlaceMatcher = (services: Services) =>
  repeat((signal) => matchPlaces(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'the places of products were not looked up'),
  });

/** Gives products with `placeSought` the place that their location's text names, if it is unambiguous. */
export async function matchPlaces(services: Services, signal?: AbortSignal): Promise<void> {
  const { Product } = services.models;
  while (!signal?.aborted) {
    const batch = await Product.find({ placeSought: true }, { location: 1 })
      .limit(batchSize)
      .lean();
    if (batch.length > 0) await services.places.prepare();
    for (const product of batch) {
      if (signal?.aborted || !(await matchPlace(services, product))) return;
    }
    if (batch.length < batchSize) return;
  }
}

/** False if places can't be looked up now. */
async function matchPlace(
  services: Services,
  { _id, location }: { _id: Types.ObjectId; location: string },
): Promise<boolean> {
  const { place, placeSought } = await placeOfLocation(services, location, null);
  if (placeSought) return false;
  // Its seller may have edited it meanwhile.
  const { modifiedCount } = await services.models.Product.updateOne(
    { _id, location, placeSought: true },
    { ...(place && { $set: { place } }), $unset: { placeSought: 1 } },
    // Without a place, no visible field has changed, so readers can keep the product.
    { timestamps: place !== null },
  );
  if (place && modifiedCount > 0)
    services.events.publish({ kind: 'product', productId: _id.toHexString() });
  return true;
}
