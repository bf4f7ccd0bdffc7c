import { balanceStatusAt, canCancelSale } from '@fitness-zone/contract/payments/balance.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import { isOwnBusiness } from '../../../context/own-business.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { isUnpaid } from './balance.rules.ts';

type Viewing = Pick<Context, 'viewer' | 'loaders' | 'now'>;

export const mayCancelSale = async (context: Viewing, payment: PaymentRecord): Promise<boolean> =>
  context.viewer?.role === 'admin' &&
  !isOwnBusiness(context, payment.buyerId, payment.sellerId) &&
  isCancellable(context, payment);

export async function isCancellable(
  { loaders, now }: Omit<Viewing, 'viewer'>,
  { balance, disputedAt, buyerId, sellerId }: PaymentRecord,
): Promise<boolean> {
  if (!balance || !isUnpaid(balance)) return false;
  const status = balanceStatusAt(balance, now());
  const hasProblem = Boolean(disputedAt);
  if (canCancelSale(status, { hasProblem, isPartyGone: false })) return true;
  const isGone = async (id: Types.ObjectId) => {
    const user = await loaders.user.load(id);
    return !user || Boolean(user.deletingAt ?? user.suspendedAt);
  };
  const isPartyGone = (await isGone(buyerId)) || (await isGone(sellerId));
  return canCancelSale(status, { hasProblem, isPartyGone });
}
