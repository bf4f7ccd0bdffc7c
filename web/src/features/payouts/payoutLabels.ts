import type { BankState, PayoutState, PayoutWait } from '../../generated/graphql.ts';

export const payoutStateLabels: Record<PayoutState, string> = {
  WAITING: 'Waiting',
  DUE: 'Being sent',
  SENT: 'On its way',
  PAID_OUT: 'Paid out',
  FAILED: 'Not sent',
  REVERSED_IN_PART: 'Partly reversed',
  REVERSED: 'Reversed',
  NOTHING_LEFT: 'Refunded',
};

export const payoutWaitLabels: Record<PayoutWait, string> = {
  HELD: 'held by an admin',
  SELLER_GONE: 'seller deleted or suspended',
  OUTSIDE: 'paid outside the shop',
  HAND_OVER: 'hand-over',
  REFUND: 'refund on its way',
  PROBLEM: 'open problem',
  DISPUTE: 'bank dispute',
  DELAY: 'waiting time',
  SET_UP: 'set-up of payouts',
  BALANCE: 'balance',
};

export const bankLabels: Record<BankState, string> = {
  ON_ITS_WAY: 'on its way to the bank',
  PAID: 'at the bank',
  FAILED: 'refused by the bank',
};

/** An enum value in the address: `PAID_OUT` becomes `paid-out`. */
export const inAddress = (name: string): string => name.toLowerCase().replaceAll('_', '-');
