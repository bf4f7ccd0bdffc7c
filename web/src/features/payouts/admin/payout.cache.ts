import type { ApolloCache } from '@apollo/client';
import { expireOrders } from '../../../apollo/connections/expireOrders.ts';
import { numberOfChange } from '../../../apollo/races/staleQueries.ts';
import type { PayoutPayload_ChangedFragment } from '../../../generated/graphql.ts';
import type {
  AdminHoldPayoutMutationOptions,
  AdminReleasePayoutMutationOptions,
  AdminRetryTransferMutationOptions,
} from '../../../generated/payouts.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';

graphql(`
  fragment PayoutPayload_changed on PayoutPayload {
    payout {
      id
      state
      wait
      ...Payout_record
    }
  }
`);

graphql(`
  mutation AdminHoldPayout($input: AdminPayoutInput!) {
    adminHoldPayout(input: $input) {
      ...MutationPayload_outcome
      ...PayoutPayload_changed
    }
  }
`);

graphql(`
  mutation AdminReleasePayout($input: AdminPayoutInput!) {
    adminReleasePayout(input: $input) {
      ...MutationPayload_outcome
      ...PayoutPayload_changed
    }
  }
`);

graphql(`
  mutation AdminRetryTransfer($orderId: ID!) {
    adminRetryTransfer(orderId: $orderId) {
      ...MutationPayload_outcome
      ...PayoutPayload_changed
    }
  }
`);

/** Refetches the lists of payouts and orders after an admin's act. Can run twice. */
function updatePayouts(
  cache: ApolloCache,
  answer: FragmentType<PayoutPayload_ChangedFragment> | null | undefined,
): void {
  const { payout } = unmask<PayoutPayload_ChangedFragment>(answer) ?? {};
  if (!payout) return;
  expireOrders(cache, numberOfChange(cache, `Payout:${payout.id}`, JSON.stringify(payout)));
}

export const adminHoldPayoutOptions: AdminHoldPayoutMutationOptions = {
  update: (cache, { data }) => updatePayouts(cache, data?.adminHoldPayout),
};

export const adminReleasePayoutOptions: AdminReleasePayoutMutationOptions = {
  update: (cache, { data }) => updatePayouts(cache, data?.adminReleasePayout),
};

export const adminRetryTransferOptions: AdminRetryTransferMutationOptions = {
  update: (cache, { data }) => updatePayouts(cache, data?.adminRetryTransfer),
};
