import type { ReactNode } from 'react';
import { useUnendedOfferCountQuery } from '../../generated/offers.ts';
import { graphql } from '../../lib/graphql.ts';

graphql(`
  query UnendedOfferCount($productId: ID!) {
    unendedOfferCount(productId: $productId)
  }
`);

type Options = {
  /** excludes the offer that is being accepted */
  butOne?: boolean;
  /** sends no query while the dialog is closed */
  skip?: boolean;
};

/**
 * Shows in a dialog how many offers for a product its action closes. `isReady`: the offers are counted, or the count
 * failed.
 */
export function useOffersToClose(
  productId: string,
  { butOne = false, skip = false }: Options = {},
): { note: ReactNode; isReady: boolean } {
  // Always fetched, since nothing updates this count in the cache.
  const { data, error } = useUnendedOfferCountQuery({
    variables: { productId },
    fetchPolicy: 'no-cache',
    skip,
  });
  if (error) return { note: <p role="status">{notCounted}</p>, isReady: true };
  if (!data)
    return { note: <p role="status">Counting the offers that this closes…</p>, isReady: false };
  const count = (data.unendedOfferCount ?? 0) - (butOne ? 1 : 0);
  return { note: count > 0 && <p>{closedOffersText(count, butOne)}</p>, isReady: true };
}

/** Status text if counting the offers failed. */
export const notCounted = 'We couldn’t count the offers that this closes.';

/** Describes the number of offers that an action closes, at least one. */
export const closedOffersText = (count: number, areOthers = false): string =>
  `This closes ${count.toLocaleString('en-US')} ${areOthers ? 'other ' : ''}${count === 1 ? 'offer' : 'offers'}.`;
