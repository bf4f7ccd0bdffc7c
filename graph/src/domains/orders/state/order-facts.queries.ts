import type { Context } from '../../../context/context.ts';
import type { OrderRecord } from '../order.model.ts';
import type { Situation } from '../order-actions.rules.ts';
import { orderNow } from './order-now.rules.ts';

type Reading = Pick<Context, 'loaders' | 'now'>;

/** Reads an order's current state with everything it depends on. */
export async function situationOf(
  {
    loaders,
    now,
  }: { loaders: Pick<Reading['loaders'], 'orderPayments' | 'pickUpPlan'> } & Pick<Reading, 'now'>,
  order: OrderRecord,
): Promise<Situation> {
  const [payments, plan] = await Promise.all([
    loaders.orderPayments.load(order.firstPaymentId),
    loaders.pickUpPlan.load(order),
  ]);
  const at = now();
  return { order, payments, plan, now: orderNow(order, payments, at), at };
}
