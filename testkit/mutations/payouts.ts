import { admins, type SampleCase, sellers } from '../permissions/permission.ts';
import { mutation } from './mutation.ts';

const reason = 'The buyer called us.';

export const payoutMutations = {
  startPayoutSetup: mutation({
    may: sellers,
    sample: () => ({}),
    effect: ['account { state }', { account: { state: 'INCOMPLETE' } }],
  }),
  adminHoldPayout: mutation({
    may: admins,
    sample: async ({ records }: SampleCase) => ({
      input: { orderId: await records.unsentOrderId(), reason },
    }),
    effect: ['payout { hold { reason } }', { payout: { hold: { reason } } }],
  }),
  adminReleasePayout: mutation({
    may: admins,
    sample: async ({ records }: SampleCase) => ({
      input: { orderId: await records.heldOrderId(), reason },
    }),
    effect: ['payout { hold { reason } }', { payout: { hold: null } }],
  }),
  adminRetryTransfer: mutation({
    may: admins,
    sample: async ({ records }: SampleCase) => ({ orderId: await records.failedTransferId() }),
    effect: ['payout { state }', { payout: { state: 'FAILED' } }],
  }),
};
