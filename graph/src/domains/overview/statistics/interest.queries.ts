import type { Interest } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import {
  searchesThatFind,
  searchKeysOf,
} from '../../notifications/delivery/matching-searches.queries.ts';
import type { ProductRecord } from '../../product/product.model.ts';

/** The least number of people of each step, the highest first. */
const steps: readonly (readonly [least: number, step: Interest])[] = [
  [51, 'over-50'],
  [11, 'over-10'],
  // With fewer, a seller could learn what a certain person looks for.
  [3, 'few'],
];

const batchSize = 200;
/** Bounds the work for one product: the oldest searches that may find it are looked at. */
const mostLookedAt = 1000;

/** How many other people's saved searches find a product for sale, in steps. */
export async function interestIn(
  services: Pick<Context, 'models' | 'searches'>,
  product: ProductRecord,
): Promise<Interest> {
  if (product.inStock !== 'available') return 'none';
  const keys = { $in: searchKeysOf(product) };
  const people = new Set<string>();
  const [[enough]] = steps as [readonly [number, Interest]];
  let after: Types.ObjectId | undefined;
  for (let lookedAt = 0; lookedAt < mostLookedAt && people.size < enough; lookedAt += batchSize) {
    const batch = await services.models.SavedSearch.find({
      keys,
      ...(after && { _id: { $gt: after } }),
    })
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean();
    for (const { userId } of await searchesThatFind(services, product, batch)) {
      people.add(userId.toHexString());
    }
    after = batch.at(-1)?._id;
    if (batch.length < batchSize) break;
  }
  return stepOf(people.size);
}

export const stepOf = (people: number): Interest =>
  steps.find(([least]) => people >= least)?.[1] ?? 'none';
