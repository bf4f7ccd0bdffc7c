import { isGone } from '@fitness-zone/contract/catalog/stock.ts';
import type { Stock } from '@fitness-zone/contract/enums.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { HoldRecord, ProductRecord } from '../product.model.ts';
import { endedAdvertisement } from './advertisement.rules.ts';

/** Further fields that an update of a product's stock sets. */
export type StockDetails = Partial<
  Pick<ProductRecord, 'paymentId' | 'hold' | 'endedHold' | 'hidden' | 'stockBefore'>
>;

/** A product before an update; `hold` is null or missing unless it was held for a buyer. */
type Before = Pick<ProductRecord, 'inStock'> & { hold?: HoldRecord | null | undefined };

/**
 * The update that changes a product's stock and notifies those who wanted it if it can't be bought. It ends a hold,
 * unless `details` sets one. Open offers survive a pause; everything else that takes the product off sale closes them.
 * @param now epoch milliseconds
 */
export function stockUpdate(
  now: number,
  inStock: Stock,
  { inStock: before, hold }: Before,
  details: StockDetails = {},
) {
  const at = new Date(now);
  const ended = {
    ...(!details.hold && { hold: 1 as const }),
    ...(isGone(before) && !details.hidden && { hidden: 1 as const }),
    ...(isGone(before) && !isGone(inStock) && { stockBefore: 1 as const }),
  };
  const closesOffers =
    keepsOffers({ inStock: before, hold }) && !keepsOffers({ inStock, hold: details.hold });
  const offers = {
    ...(closesOffers && { offersClosedAt: at }),
    ...((closesOffers || hold) && { offersDueAt: at }),
  };
  if (inStock === 'available') {
    return { $set: { inStock, ...details, ...offers }, $unset: ended };
  }
  const nextRound = closesOffers ? { $inc: { offerRound: 1 } } : {};
  // The people who wanted it already know that it is sold or gone.
  const entry =
    before === 'available' || before === 'paused'
      ? outboxEntry({ kind: 'unavailable', stock: inStock }, at)
      : {};
  if (inStock === 'paused' || inStock === 'hidden') {
    return { $set: { inStock, ...details, ...offers, ...entry }, $unset: ended, ...nextRound };
  }
  return {
    $set: { inStock, ...details, ...offers, ...endedAdvertisement.$set, ...entry },
    $unset: { ...endedAdvertisement.$unset, ...ended },
    ...nextRound,
  };
}

/** A product in this state can have open offers. */
const keepsOffers = ({ inStock, hold }: Before): boolean =>
  inStock === 'available' || (inStock === 'paused' && !hold);
