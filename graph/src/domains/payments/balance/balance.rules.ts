import {
  balanceStatusAt,
  canCancelSale,
  canChangeBalance,
} from '@fitness-zone/contract/payments/balance.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import { isOwnBusiness } from '../../../context/own-business.ts';
import type { BalanceRecord, PaymentRecord } from '../payment.model.ts';

/** With the currency of its payment. */
export type ShownBalance = BalanceRecord & Pick<PaymentRecord, 'currency'>;

export const partOf = ({ part }: Pick<PaymentRecord, 'part'>) => part ?? 'whole';

/** The whole price that a payment pays, or pays a part of, in minor units of its currency. */
export const priceOf = ({ price, amount }: Pick<PaymentRecord, 'price' | 'amount'>): number =>
  price ?? amount;

/** Payments whose balance is overdue at a moment, as `balanceStatusAt` says it of one. */
export const overdueAt = (now: Date) =>
  ({ 'balance.status': 'due', 'balance.dueBy': { $lte: now } }) as const;

export const isUnpaid = (balance: PaymentRecord['balance']): boolean =>
  balance != null && canChangeBalance('pay', balance.status);

type Viewing = Pick<Context, 'viewer' | 'loaders' | 'now'>;

/** Its buyer, while it is neither paid nor cancelled. */
export const canPayBalance = ({ viewer }: Viewing, { buyerId, balance }: PaymentRecord): boolean =>
  viewer?.role === 'buyer' && viewer._id.equals(buyerId) && isUnpaid(balance);

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
