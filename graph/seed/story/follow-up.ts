import { type Change, outboxesOf } from '@fitness-zone/contract/changes.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { Types } from 'mongoose';
import type { Shop } from '../../src/context/shop.ts';
import { endDueAdvertisements } from '../../src/domains/advertising/advertisement.sweeper.ts';
import { deliverOutbox } from '../../src/domains/notifications/delivery/deliver-outbox.service.ts';
import { deliverDue } from '../../src/domains/notifications/delivery/outbox.deliverer.ts';
import { sweepOffers } from '../../src/domains/offers/offers.sweeper.ts';
import { settleOffers } from '../../src/domains/offers/state/settle-offers.service.ts';
import { settleOrdersOf, sweepOrders } from '../../src/domains/orders/orders.sweeper.ts';
import { remindOfBalances } from '../../src/domains/payments/balance/balance.sweeper.ts';
import { revealDue } from '../../src/domains/reviews/reveal-reviews.sweeper.ts';

/**
 * Settles offers and orders after changes and delivers notifications, as the shop's jobs would, until nothing more
 * changes. Money moves only when the story says so. Each record is settled once for all of its changes. Sends no mail.
 */
export async function followUp(shop: Shop, changes: Change[]): Promise<void> {
  const toTell = new Map<string, ReturnType<typeof outboxesOf>[number]>();
  while (changes.length > 0) {
    for (const change of distinct(changes.splice(0))) {
      for (const outbox of outboxesOf(change)) toTell.set(`${outbox.model} ${outbox.id}`, outbox);
      if (change.kind === 'product') await settleOffers(shop, new Types.ObjectId(change.productId));
      if (change.kind === 'payment')
        await settleOrdersOf(shop, { _id: new Types.ObjectId(change.paymentId) });
    }
  }
  for (const { model, id } of toTell.values())
    await deliverOutbox({ ...shop, sendsMails: false }, model, new Types.ObjectId(id));
  changes.length = 0;
}

const distinct = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [JSON.stringify(change), change])).values(),
];

/** Delivers the notifications of an act that was cut short. */
export const deliverLeftOver = (shop: Shop): Promise<void> =>
  deliverDue({ ...shop, sendsMails: false }, new Date(shop.now() + dayMs));

/** Runs the sweeps that the shop's jobs run at intervals. */
export async function catchUp(shop: Shop): Promise<void> {
  await sweepOffers(shop);
  await sweepOrders(shop);
  await remindOfBalances(shop);
  await revealDue(shop);
  await endDueAdvertisements(shop, shop.now());
}
