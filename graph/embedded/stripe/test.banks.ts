/** Stripe's public test bank accounts (docs.stripe.com/connect/testing); the sandbox takes no others. */
export const testRoutingNumber = '110000000';

type TestBank = {
  account: string;
  /** Why payouts to it fail, by Stripe's code; null when they arrive. */
  failure: { code: string; message: string } | null;
};

const fails = (account: string, code: string, message: string): TestBank => ({
  account,
  failure: { code, message },
});

export const testBanks: readonly TestBank[] = [
  { account: '000123456789', failure: null },
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
