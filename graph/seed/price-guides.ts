import type { Shop } from '../src/context/shop.ts';
import { sweepPriceGuides } from '../src/domains/price-guide/price-guide.sweeper.ts';

/** Recalculates all price guides, since the sample data may have changed. */
export async function calculatePriceGuides(shop: Shop): Promise<void> {
  await shop.models.PriceGuide.deleteMany({});
  await sweepPriceGuides(shop);
}
