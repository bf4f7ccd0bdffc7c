import { useFragment } from '@apollo/client/react';
import type { FirstHalf_PaymentFragment } from '../../../generated/graphql.ts';
import { FirstHalf_PaymentFragmentDoc } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  fragment FirstHalf_payment on Payment {
    viewerCanPayBalance
    paidAt
    transactionId
    amount {
      formatted
    }
    price {
      formatted
    }
    balance {
      status
      amount {
        formatted
      }
    }
    ...BalanceState_payment
  }
`);

/** The first instalment of a sale, updated from the cache; null without an id. */
export function useFirstHalf(id: string | null): FirstHalf_PaymentFragment | null {
  const { complete, data } = useFragment({
    fragment: FirstHalf_PaymentFragmentDoc,
    fragmentName: 'FirstHalf_payment',
    from: id === null ? null : { __typename: 'Payment', id },
  });
  return complete && id !== null ? (data as FirstHalf_PaymentFragment) : null;
}
