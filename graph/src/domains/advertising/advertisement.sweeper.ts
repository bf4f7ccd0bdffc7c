import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';
import { endedAdvertisement } from '../product/stock/advertisement.rules.ts';

type SweeperServices = Pick<Shop, 'models' | 'events' | 'log'>;

/** Milliseconds; an advertisement may be shown this long, plus the time of a sweep, after its end. */
const everyMs = 10_000;
const batchSize = 100;

/** Ends the advertisements that are due, now and every ten seconds. */
export const startAdvertisementSweeper = (services: SweeperServices) =>
  repeat((signal) => endDueAdvertisements(services, Date.now(), signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'advertisements that are due were not ended'),
  });

/**
 * Ends the advertisements whose time is up, each once, even if several processes do so.
 * @param now epoch milliseconds
 * @returns how many this call has ended
 */
export async function endDueAdvertisements(
  { models: { Product }, events }: Pick<SweeperServices, 'models' | 'events'>,
  now = Date.now(),
  signal?: AbortSignal,
): Promise<number> {
  const due = { advertisedUntil: { $lte: new Date(now) } };
  let ended = 0;
  while (!signal?.aborted) {
    const batch = await Product.find(due, { _id: 1 })
      .sort({ advertisedUntil: 1 })
      .limit(batchSize)
      .lean();
    for (const { _id } of batch) {
      if (signal?.aborted) return ended;
      // Another process may have ended it, or its seller may have advertised again.
      const { modifiedCount } = await Product.updateOne({ _id, ...due }, endedAdvertisement);
      if (modifiedCount === 0) continue;
      ended += 1;
      events.publish({ kind: 'product', productId: _id.toHexString() });
    }
    if (batch.length < batchSize) return ended;
  }
  return ended;
}
