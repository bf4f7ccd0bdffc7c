import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';

type SweeperServices = Pick<Shop, 'images' | 'models' | 'log'>;

const everyMs = hourMs;
const keptUnusedMs = dayMs;

/** Removes unused pictures, now and every hour. */
export const startPictureSweeper = (services: SweeperServices) =>
  repeat(() => sweepPictures(services), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'unused pictures were not removed'),
  });

/**
 * Removes the pictures that were uploaded more than a day before `now` (epoch ms) and that no user,
 * category, product or payment names.
 * @returns how many were removed
 */
export async function sweepPictures(
  { images, models, log }: SweeperServices,
  now = Date.now(),
): Promise<number> {
  const before = new Date(now - keptUnusedMs);
  const removed = await images.removeUnused(before, (urls) => namedOf(models, urls));
  if (removed > 0) log.info({ pictures: removed }, 'removed pictures that nothing uses');
  return removed;
}

/** The addresses among some that a record names. A payment keeps its picture even if the product is deleted. */
async function namedOf(models: SweeperServices['models'], urls: string[]): Promise<string[]> {
  const named = { image: { $in: urls } };
  const found = await Promise.all([
    models.User.find(named, { image: 1 }).lean(),
    models.Category.find(named, { image: 1 }).lean(),
    models.Product.find(named, { image: 1 }).lean(),
    models.Payment.find(named, { image: 1 }).lean(),
  ]);
  // A matching product may also name other photos.
  const asked = new Set(urls);
  const photos = await models.Product.find({ imageUrls: { $in: urls } }, { imageUrls: 1 }).lean();
  return [
    ...found.flat().flatMap(({ image }) => image ?? []),
    ...photos.flatMap(({ imageUrls }) => imageUrls ?? []),
  ].filter((url) => asked.has(url));
}
