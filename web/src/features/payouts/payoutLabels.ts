import type { BankState, PayoutState } from '../../generated/graphql.ts';

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

/** How the bank received a transfer. */
export const bankLabels: Record<BankState, string> = {
  ON_ITS_WAY: 'on its way to the bank',
  PAID: 'at the bank',
  FAILED: 'refused by the bank',
};

/** The same names in addresses: `PAID_OUT` is `paid-out`. */
export const inAddress = (name: string): string => name.toLowerCase().replaceAll('_', '-');
