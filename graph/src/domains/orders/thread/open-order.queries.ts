import type { Context } from '../../../context/context.ts';
import type { Shop } from '../../../context/shop.ts';
import type { Situation } from '../order-actions.rules.ts';
import { orderSums } from '../order-money.rules.ts';
import { orderLoaders } from '../orders.loaders.ts';
import { situationOf } from '../state/order-facts.queries.ts';
import type { About } from './about.rules.ts';

type Reading = Pick<Context, 'now'> & {
  loaders: Pick<Context['loaders'], 'ordersAbout' | 'orderPayments' | 'pickUpPlan'>;
};

/** The order or its money is still under way. */
function isOpen({ order, payments, now }: Situation): boolean {
  if (now.state !== 'closed' && now.state !== 'cancelled') return true;
  const isDisputed = payments.some(({ dispute }) => dispute?.status === 'open');
  return isDisputed || orderSums(order, payments, now).refunding > 0;
}

export async function hasOpenOrder(reading: Reading, about: About): Promise<boolean> {
  const orders = await reading.loaders.ordersAbout.load(about);
  const situations = await Promise.all(orders.map((order) => situationOf(reading, order)));
  return situations.some(isOpen);
}

/** For a write: reads the database, bypassing the request's loaders. */
export const hasOpenOrderNow = (
  { models, now }: Pick<Shop, 'models' | 'now'>,
  about: About,
): Promise<boolean> => hasOpenOrder({ loaders: orderLoaders(models), now }, about);
