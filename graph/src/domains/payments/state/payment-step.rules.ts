import { type PaymentFacts, type PaymentNow, paymentNow } from './payment-now.rules.ts';

export type PaymentStep = 'none' | 'return-money' | 'fail' | 'refund' | 'sell' | 'pay-balance';

const steps: Record<PaymentNow, (facts: PaymentFacts) => PaymentStep> = {
  settled: () => 'none',
  open: () => 'none',
  refunding: () => 'return-money',
  cancelled: () => 'fail',
  mismatch: () => 'refund',
  taken: ({ payment }) => (payment.part === 'balance' ? 'pay-balance' : 'sell'),
};

export const paymentStep = (facts: PaymentFacts): PaymentStep => steps[paymentNow(facts)](facts);
