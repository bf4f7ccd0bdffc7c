import type { OrderPartyState } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { OrderRecord } from '../order.model.ts';
import type { Situation } from '../order-actions.rules.ts';
import { orderNow } from '../state/order-now.rules.ts';

type Reading = Pick<Context, 'loaders' | 'now'>;

/** Reads an order's present state with everything it depends on. */
export async function situationOf(
  { loaders, now }: { loaders: Pick<Reading['loaders'], 'orderPayments'> } & Pick<Reading, 'now'>,
  order: OrderRecord,
): Promise<Situation> {
  const payments = await loaders.orderPayments.load(order.firstPaymentId);
  const at = now();
  return { order, payments, now: orderNow(order, payments, at), at };
}

/** The payment that bought the product: it has the snapshot of the sale. */
export async function firstPayment(
  { loaders }: Pick<Reading, 'loaders'>,
  { firstPaymentId }: OrderRecord,
): Promise<PaymentRecord> {
  const [first] = await loaders.orderPayments.load(firstPaymentId);
  if (!first) throw new Error(`the order of the payment ${firstPaymentId} has none`);
  return first;
}

/** A side of an order, as the other side and admins see it. */
export async function partyOf(
  { loaders }: Pick<Reading, 'loaders'>,
  userId: Types.ObjectId,
  name: string,
): Promise<{ userId: string; name: string; state: OrderPartyState }> {
  const user = await loaders.user.load(userId);
  const isGone = !user || user.deletingAt;
  const state = isGone ? 'deleted' : user.suspendedAt ? 'suspended' : 'active';
  return { userId: userId.toHexString(), name, state };
}
