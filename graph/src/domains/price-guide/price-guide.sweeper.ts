import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';
import { askingPrices, paidPrices } from './category-prices.queries.ts';
import { figuresOf } from './price-figures.rules.ts';
import type { PriceGuideRecord } from './price-guide.model.ts';

type Services = Pick<Shop, 'models' | 'config' | 'now' | 'log'>;

/** Milliseconds until a guide appears, or reflects a deletion that moved products into its category. */
const everyMs = 60_000;
const calculatedEveryMs = dayMs;
/** Milliseconds that a process has to calculate a guide before another may. */
const leaseMs = 10 * 60_000;

/** Calculates the price guides that are due, now and every minute. */
export const startPriceGuideSweeper = (services: Services) =>
  repeat((signal) => sweepPriceGuides(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'the price guides were not calculated'),
  });

/** Calculates the guides of categories without one, and guides in another currency or a day old. */
export async function sweepPriceGuides(services: Services, signal?: AbortSignal): Promise<void> {
  const { models, config, now } = services;
  const categories = await models.Category.find({ deletingAt: null }, { _id: 1 }).lean();
  const guides = await models.PriceGuide.find(
    { _id: { $in: categories.map(({ _id }) => _id) } },
    { dueAt: 1, currency: 1 },
  ).lean();
  const known = new Map(guides.map((guide) => [guide._id.toHexString(), guide]));
  for (const { _id } of categories) {
    if (signal?.aborted) return;
    const guide = known.get(_id.toHexString());
    const isOfCurrency = guide?.currency == null || guide.currency === config.currency;
    if (guide && isOfCurrency && guide.dueAt.getTime() > now()) continue;
    const lease = new Date(now() + leaseMs);
    if (await take(services, _id, guide, lease)) await calculate(services, _id, lease);
  }
}

/** True in one process, which calculates the guide. */
async function take(
  { models: { PriceGuide } }: Services,
  _id: Types.ObjectId,
  guide: Pick<PriceGuideRecord, 'dueAt'> | undefined,
  lease: Date,
): Promise<boolean> {
  if (!guide) {
    const first = { $setOnInsert: { dueAt: lease } };
    return (await PriceGuide.updateOne({ _id }, first, { upsert: true })).upsertedCount === 1;
  }
  const taken = { $set: { dueAt: lease } };
  return (await PriceGuide.updateOne({ _id, dueAt: guide.dueAt }, taken)).modifiedCount === 1;
}

async function calculate(
  services: Services,
  categoryId: Types.ObjectId,
  lease: Date,
): Promise<void> {
  const { models, config, now } = services;
  const figures = [
    ...figuresOf('sales', await paidPrices(services, categoryId), config.currency),
    ...figuresOf('listings', await askingPrices(services, categoryId), config.currency),
  ];
  // Leaves it due if it became due again meanwhile.
  await models.PriceGuide.updateOne(
    { _id: categoryId, dueAt: lease },
    {
      $set: {
        currency: config.currency,
        figures,
        calculatedAt: new Date(now()),
        dueAt: new Date(now() + calculatedEveryMs),
      },
    },
  );
}
