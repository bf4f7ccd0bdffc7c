import { useDeletionEffectsQuery } from '../../../generated/accounts.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  query DeletionEffects($id: ID!) {
    deletionEffects(userId: $id) {
      openBusiness {
        payment {
          id
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

/** What follows when an account is deleted, as of now: the cache isn't told when one of the counts changes. */
export function useDeletionEffects(id: string, { skip = false } = {}) {
  const { data, error } = useDeletionEffectsQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    skip,
  });
  return { effects: data?.deletionEffects ?? null, error };
}

/** What a dialog says until what follows is counted, or where that has failed. */
export const countingText = (error: unknown): string =>
  error
    ? 'We couldn’t check what this affects. Close this and try again.'
    : 'Checking what this affects…';
