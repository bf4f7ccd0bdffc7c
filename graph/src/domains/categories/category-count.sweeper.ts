import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';
import { countsOf } from './category-counts.service.ts';

type Services = Pick<Shop, 'models' | 'events' | 'log'>;
type Counts<Count = number | null> = { availableCount: Count; productCount: Count };

const everyMs = hourMs;
/** Milliseconds; longer than a request takes between writing a product and its category's counts. */
const settledMs = 30_000;

/**
 * Corrects counts of categories, now and every hour: a process killed between a sale and its count leaves a wrong one.
 */
export const startCategoryCountSweeper = (services: Services) =>
  repeat((signal) => sweepCategoryCounts(services, () => requestsEnd(signal)), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'the counts of categories were not checked'),
  });

const requestsEnd = (signal: AbortSignal) => sleep(settledMs, undefined, { signal, ref: false });

/**
 * Corrects counts that are off by the same number in two looks. Other differences may belong to a request under way.
 * @param settled resolves once earlier requests have ended
 */
export async function sweepCategoryCounts(
  services: Services,
  settled: () => Promise<unknown>,
): Promise<void> {
  const { models, events, log } = services;
  const before = await miscounts(services);
  if (before.size === 0) return;
  await settled();
  for (const [categoryId, { stored, missing }] of await miscounts(services)) {
    if (!isDeepStrictEqual(missing, before.get(categoryId)?.missing)) continue;
    // A condition guards the write, since another process may correct the count at the same moment.
    const filter = { _id: new Types.ObjectId(categoryId), ...stored };
    const { modifiedCount } = await models.Category.updateOne(filter, { $inc: missing });
    if (modifiedCount === 0) continue;
    events.publish({ kind: 'category', categoryId });
    log.warn({ categoryId, ...missing }, 'corrected the counts of a category');
  }
}

/** The stored counts and their differences, by category id. */
async function miscounts(services: Services) {
  const wrong = new Map<string, { stored: Counts; missing: Counts<number> }>();
  for (const { _id } of await services.models.Category.find({}, { _id: 1 }).lean()) {
    const { stored, counted } = await countsOf(services, _id);
    const missing = {
      availableCount: counted.availableCount - (stored.availableCount ?? 0),
      productCount: counted.productCount - (stored.productCount ?? 0),
    };
    if (missing.availableCount || missing.productCount) {
      wrong.set(_id.toHexString(), { stored, missing });
    }
  }
  return wrong;
}
