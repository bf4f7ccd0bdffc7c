import type { BankState, PayoutState, PayoutWait } from '../../generated/graphql.ts';

/** What each state of a seller's money is called. */
export const payoutStateLabels: Record<PayoutState, string> = {
  WAITING: 'Waiting',
  DUE: 'Being sent',
  SENT: 'On its way',
  PAID_OUT: 'Paid out',
  FAILED: 'Not sent',
  REVERSED_IN_PART: 'Partly taken back',
  REVERSED: 'Taken back',
  NOTHING_LEFT: 'Refunded',
};

/** What money waits for, in a few words. */
export const payoutWaitLabels: Record<PayoutWait, string> = {
  HELD: 'Held by an admin',
  SELLER_GONE: 'Seller deleted or suspended',
  OUTSIDE: 'Paid outside the shop',
  HAND_OVER: 'Hand-over',
  REFUND: 'Refund on its way',
  CASE: 'Open problem',
  DISPUTE: 'Bank dispute',
  DELAY: 'Waiting time',
  SET_UP: 'Set-up of payouts',
  BALANCE: 'Balance',
};

/** How the bank received a transfer. */
export const bankLabels: Record<BankState, string> = {
  ON_ITS_WAY: 'on its way to the bank',
  PAID: 'at the bank',
  FAILED: 'refused by the bank',
};

/** The same names in addresses: `PAID_OUT` is `paid-out`. */
export const inAddress = (name: string): string => name.toLowerCase().replaceAll('_', '-');
