import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';

/** What sellers and admins do about sellers' money, in `payouts.proof.ts`. */
export const payoutStories: MutationName[] = [
  'startPayoutSetup',
  'adminHoldPayout',
  'adminReleasePayout',
  'adminRetryTransfer',
];
