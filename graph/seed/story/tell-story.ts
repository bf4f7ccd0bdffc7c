import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Shop } from '../../src/context/shop.ts';
import { calculatePriceGuides } from '../price-guides.ts';
import { seedingsOf, storyMarker } from '../seedings.ts';
import type { Beat } from './beats.ts';
import { demoAdmin } from './demo-admin.ts';
import { demoBuyer } from './demo-buyer.ts';
import { demoSeller } from './demo-seller.ts';
import { everyday } from './everyday.ts';
import { deliverLeftOver } from './follow-up.ts';
import { pastSales } from './past-sales.ts';
import { openStage } from './stage.ts';

/** In order of time, so that sorting by id is sorting by time. */
export const story: readonly Beat[] = [
  ...pastSales,
  ...demoBuyer,
  ...demoSeller,
  ...demoAdmin,
  ...everyday,
].toSorted((one, other) => other.daysAgo - one.daysAgo);

/**
 * Tells the story in a newly filled shop: a year of deals between the sample people, made by the services that requests
 * call, at its own clock. Sends no mails or notifications. After an interruption it goes on with the interrupted act,
 * which may already be done. The shop's jobs must not run yet: to them, all of it is late.
 */
export async function tellStory(shop: Shop, beats = story): Promise<void> {
  const seedings = seedingsOf(shop);
  const told = await seedings.findOne({ _id: storyMarker });
  if (!told || told.finishedAt) return;
  shop.log.info('letting the sample people deal with each other');
  const { startedAt, lastKey } = told;
  const next = lastKey === undefined ? 0 : beats.findIndex(({ key }) => key === lastKey) + 1;
  const presentAt = startedAt.getTime();
  const stage = await openStage(shop, presentAt);
  try {
    for (const { key, daysAgo, act } of beats.slice(next)) {
      if (shop.stopping.signal.aborted) return;
      await stage.at(presentAt - daysAgo * dayMs, () => act(stage));
      await seedings.updateOne({ _id: storyMarker }, { $set: { lastKey: key } });
    }
    await stage.at(presentAt, async () => {
      await deliverLeftOver(stage.shop);
      await calculatePriceGuides(shop);
    });
    await seedings.updateOne({ _id: storyMarker }, { $set: { finishedAt: new Date() } });
  } finally {
    await stage.close();
  }
}
