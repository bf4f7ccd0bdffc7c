import type { StartPayoutSetupMutationOptions } from '../../../generated/payouts.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  mutation StartPayoutSetup {
    startPayoutSetup {
      ...MutationPayload_outcome
      url
      account {
        id
        checkedAt
        ...PayoutAccount_record
      }
    }
  }
`);

export const startPayoutSetupOptions: StartPayoutSetupMutationOptions = {
  update(cache, { data }) {
    const account = data?.startPayoutSetup.account;
    if (!account) return;
    cache.modify({
      fields: {
        payoutAccount: (_former, { toReference }) =>
          toReference({ __typename: 'PayoutAccount', id: account.id }) ?? null,
      },
    });
  },
};
