import type { OrderPartyState } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { OrderRecord } from '../order.model.ts';

type Reading = Pick<Context, 'loaders'>;

/** The payment that bought the product: it has the snapshot of the sale. */
export async function firstPayment(
  { loaders }: Reading,
  { firstPaymentId }: OrderRecord,
): Promise<PaymentRecord> {
  const [first] = await loaders.orderPayments.load(firstPaymentId);
  if (!first) throw new Error(`the order of the payment ${firstPaymentId} has none`);
  return first;
}

/** A side of an order, as the other side and admins see it. */
export async function partyOf(
  { loaders }: Reading,
  userId: Types.ObjectId,
  name: string,
): Promise<{ userId: string; name: string; state: OrderPartyState }> {
  const user = await loaders.user.load(userId);
  const isGone = !user || user.deletingAt;
  const state = isGone ? 'deleted' : user.suspendedAt ? 'suspended' : 'active';
  return { userId: userId.toHexString(), name, state };
}
