import { isGone } from '@fitness-zone/contract/catalog/stock.ts';
import type { Stock } from '@fitness-zone/contract/enums.ts';
import type { Shop } from '../../../context/shop.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import { endedAdvertisement } from '../advertising/advertisement.ts';
import type { ProductRecord } from '../product.model.ts';

/** What an update of a product's stock sets besides. */
export type StockDetails = Partial<
  Pick<ProductRecord, 'paymentId' | 'hold' | 'endedHold' | 'hidden' | 'stockBefore'>
>;

/**
 * The update that gives a product another stock than it had, and notes it for those who hear that it cannot be bought.
 * A hold ends with it, unless `details` sets one; the offers of a product that is taken from sale are closed by it.
 */
export function stockUpdate(
  { now }: Pick<Shop, 'now'>,
  inStock: Stock,
  before: Stock,
  details: StockDetails = {},
) {
  const at = new Date(now());
  const ended = {
    ...(!details.hold && { hold: 1 as const }),
    ...(isGone(before) && !details.hidden && { hidden: 1 as const }),
    ...(isGone(before) && !isGone(inStock) && { stockBefore: 1 as const }),
  };
  const offers = {
    ...(before === 'available' && { offersClosedAt: at }),
    ...((before === 'available' || before === 'paused') && { offersDueAt: at }),
  };
  if (inStock === 'available') {
    return { $set: { inStock, ...details, ...offers }, $unset: ended };
  }
  const nextRound = before === 'available' ? { $inc: { offerRound: 1 } } : {};
  // Whoever wanted it has been told already that it was sold, or is gone.
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
