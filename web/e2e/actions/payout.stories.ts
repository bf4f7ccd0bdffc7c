import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';

/** The mutations that sellers and admins send about payouts in `payouts.proof.ts`. */
export const payoutStories: MutationName[] = [
  'startPayoutSetup',
  'adminHoldPayout',
  'adminReleasePayout',
  'adminRetryTransfer',
];
