import { canChangeBalance } from '@fitness-zone/contract/payments/balance.ts';
import type { Context } from '../../../context/context.ts';
import type { BalanceRecord, PaymentRecord } from '../payment.model.ts';

export type ShownBalance = BalanceRecord & Pick<PaymentRecord, 'currency'>;

export const partOf = ({ part }: Pick<PaymentRecord, 'part'>) => part ?? 'whole';

/** The whole price behind a payment, in minor units of its currency. */
export const priceOf = ({ price, amount }: Pick<PaymentRecord, 'price' | 'amount'>): number =>
  price ?? amount;

/** The condition for payments whose balance is overdue at a moment; `balanceStatusAt` decides it for one. */
export const overdueAt = (now: Date) =>
  ({ 'balance.status': 'due', 'balance.dueBy': { $lte: now } }) as const;

export const isUnpaid = (balance: PaymentRecord['balance']): boolean =>
  balance != null && canChangeBalance('pay', balance.status);

/** Whether the viewer is its buyer and it is neither paid nor cancelled. */
export const canPayBalance = (
  { viewer }: Pick<Context, 'viewer'>,
  { buyerId, balance }: PaymentRecord,
): boolean => viewer?.role === 'buyer' && viewer._id.equals(buyerId) && isUnpaid(balance);
