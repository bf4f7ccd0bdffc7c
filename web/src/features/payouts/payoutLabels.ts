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
  HELD: 'held by an admin',
  SELLER_GONE: 'seller deleted or suspended',
  OUTSIDE: 'paid outside the shop',
  HAND_OVER: 'hand-over',
  REFUND: 'refund on its way',
  CASE: 'open problem',
  DISPUTE: 'bank dispute',
  DELAY: 'waiting time',
  SET_UP: 'set-up of payouts',
  BALANCE: 'balance',
};

/** How the bank received a transfer. */
export const bankLabels: Record<BankState, string> = {
  ON_ITS_WAY: 'on its way to the bank',
  PAID: 'at the bank',
  FAILED: 'refused by the bank',
};

/** The same names in addresses: `PAID_OUT` is `paid-out`. */
export const inAddress = (name: string): string => name.toLowerCase().replaceAll('_', '-');
