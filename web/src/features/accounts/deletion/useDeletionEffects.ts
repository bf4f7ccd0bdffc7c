import { useDeletionEffectsQuery } from '../../../generated/accounts.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  query DeletionEffects($id: ID!) {
    deletionEffects(userId: $id) {
      openBusiness {
        payment {
          productName
        }
        reason
        isSale
      }
      openBusinessCount
      products
      offersMade
      offersReceived
      openPayments
      listEntries
      threads
      reviews
    }
  }
`);

/** Effects of deleting an account. Always fetched, since nothing updates these counts in the cache. */
export function useDeletionEffects(id: string, { skip = false } = {}) {
  const { data, error } = useDeletionEffectsQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    skip,
  });
  return { effects: data?.deletionEffects ?? null, error };
}

/** Status text until the effects are counted, or after a failure. */
export const countingText = (error: unknown): string =>
  error
    ? 'We couldn’t check what this affects. Close this and try again.'
    : 'Checking what this affects…';
