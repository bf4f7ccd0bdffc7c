import type { Interest } from '@fitness-zone/contract/enums.ts';
import { LRUCache } from 'lru-cache';
import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import { blockedAmong } from '../../notifications/delivery/admins-and-blocks.queries.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import {
  categoryTitles,
  type MatchReads,
  searchesThatFind,
  searchKeysOf,
} from '../../saved-searches/matching-searches.queries.ts';

type Services = Pick<Context, 'models' | 'searches' | 'now'>;

/** The least number of people of each step, the highest first. */
const steps: readonly (readonly [least: number, step: Interest])[] = [
  [51, 'over-50'],
  [11, 'over-10'],
  // A lower number could reveal one person's search to the seller.
  [3, 'few'],
];

const batchSize = 200;
/** Bounds the work for one product: looks only at the oldest searches that may find it. */
const mostLookedAt = 1000;

/** Milliseconds for which a process keeps a product's interest. */
const keptMs = 600_000;
const kept = new LRUCache<string, { step: Promise<Interest>; until: number }>({ max: 20_000 });

/**
 * Counts other people's saved searches that find a product of one seller, in steps that may be ten minutes old. Reads
 * shared data once for all products.
 */
export function interestReader(services: Services): (product: ProductRecord) => Promise<Interest> {
  const reads = readOnce(services);
  return async (product) => {
    if (product.inStock !== 'available') return 'none';
    const id = product._id.toHexString();
    const now = services.now();
    const known = kept.get(id);
    if (known && known.until > now) return known.step;
    const step = findInterest(services, product, reads);
    kept.set(id, { step, until: now + keptMs });
    try {
      return await step;
    } catch (error) {
      kept.delete(id);
      throw error;
    }
  };
}

function readOnce(services: Services): MatchReads {
  let categoriesRead: ReturnType<MatchReads['categories']> | undefined;
  let blockedRead: ReturnType<MatchReads['blocked']> | undefined;
  return {
    categories: () => (categoriesRead ??= categoryTitles(services)),
    blocked: (sellerId) => (blockedRead ??= blockedAmong(services, sellerId)),
  };
}

async function findInterest(
  services: Services,
  product: ProductRecord,
  reads: MatchReads,
): Promise<Interest> {
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
    for (const { userId } of await searchesThatFind(services, product, batch, reads)) {
      people.add(userId.toHexString());
    }
    after = batch.at(-1)?._id;
    if (batch.length < batchSize) break;
  }
  return stepOf(people.size);
}

export const stepOf = (people: number): Interest =>
  steps.find(([least]) => people >= least)?.[1] ?? 'none';
