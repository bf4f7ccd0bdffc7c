import { dayMs } from '@fitness-zone/contract/time/days.ts';

/**
 * Stripe's public test bank accounts (docs.stripe.com/connect/testing), and two of our own. The sandbox takes no
 * others.
 */
export const testRoutingNumber = '110000000';

export type TestBank = {
  account: string;
  /** The reason why its payouts fail, by Stripe's code; null if they arrive. */
  failure: { code: string; message: string } | null;
  /** Milliseconds from the payout to its arrival. */
  arrivesAfterMs: number;
  /** Stripe refuses transfers to its account. */
  refusesTransfers?: boolean;
};

const soonMs = 2000;

/** Payouts to it arrive. */
export const usualBank = '000123456789';

const fails = (account: string, code: string, message: string): TestBank => ({
  account,
  failure: { code, message },
  arrivesAfterMs: soonMs,
});

/** Our own: payouts take long enough to be seen on their way. */
export const slowBank = '000000000048';
/** Our own: Stripe keeps refusing its transfers. */
export const refusedBank = '000000000403';

export const testBanks: readonly TestBank[] = [
  { account: usualBank, failure: null, arrivesAfterMs: soonMs },
  { account: slowBank, failure: null, arrivesAfterMs: 2 * dayMs },
  { account: refusedBank, failure: null, arrivesAfterMs: soonMs, refusesTransfers: true },
  fails('000111111116', 'no_account', 'The bank account could not be located.'),
  fails('000111111113', 'account_closed', 'The bank account has been closed.'),
  fails(
    '000222222227',
    'insufficient_funds',
    'Your Stripe account has insufficient funds to cover the payout.',
  ),
  fails(
    '000333333335',
    'debit_not_authorized',
    'Debit transactions are not approved on your bank account.',
  ),
  fails(
    '000444444440',
    'invalid_currency',
    'The bank was unable to process this payout because of its currency.',
  ),
];

export const bankOfNumber = (number: string): TestBank | undefined =>
  testBanks.find(({ account }) => account === number);
