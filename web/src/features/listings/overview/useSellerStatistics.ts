import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { maxAgeMs } from '../../../apollo/races/staleQueries.ts';
import type { SellerStatisticsQuery } from '../../../generated/graphql.ts';
import { SellerStatisticsDocument } from '../../../generated/listings.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  query SellerStatistics($ids: [ID!]!, $overview: Boolean!) {
    productStatistics(ids: $ids) {
      viewCount
      wishCount
      interest
    }
    sellerStatistics @include(if: $overview) {
      viewCount
      wishCount
      followerCount
    }
    salesOverTime @include(if: $overview) {
      month
      count
      amount {
        amount
        currency
        formatted
      }
    }
  }
`);

/** A product's views and wishes, and its interest. */
export type ProductNumbers = SellerStatisticsQuery['productStatistics'][number];

/** Totals of all products, and the sales of each of the last months. */
export type Overview = Required<Pick<SellerStatisticsQuery, 'sellerStatistics' | 'salesOverTime'>>;

/** The server's limit for one request. */
const mostIds = 100;

type KeptNumbers = Map<string, { numbers: ProductNumbers; answeredAt: number }>;

const kept = new WeakMap<ApolloClient, KeptNumbers>();

/** Earlier answers for a client's account, kept for the session. */
function keptNumbersOf(client: ApolloClient): KeptNumbers {
  const known = kept.get(client);
  if (known) return known;
  const answers: KeptNumbers = new Map();
  kept.set(client, answers);
  const clear = async () => answers.clear();
  client.onClearStore(clear);
  client.onResetStore(clear);
  return answers;
}

/** Earlier answers that are fresh enough to be shown again. */
function freshNumbersOf(client: ApolloClient): ReadonlyMap<string, ProductNumbers> {
  const all = [...keptNumbersOf(client)];
  const fresh = all.filter(([, { answeredAt }]) => Date.now() - answeredAt < maxAgeMs);
  return new Map(fresh.map(([id, { numbers }]) => [id, numbers]));
}

/**
 * The statistics of a seller's products. When the page opens, it fetches products that weren't fetched in the last five
 * minutes; it fetches further ones as they are shown, and the overview on demand. Live changes don't update them.
 * @param ids the shown products; undefined until known
 * @returns `retry` fetches again after a failure
 */
export function useSellerStatistics(
  ids: readonly string[] | undefined,
  { overview: isOverviewWanted }: { overview: boolean },
) {
  const client = useApolloClient();
  const [numbers, setNumbers] = useState(() => freshNumbersOf(client));
  const [overview, setOverview] = useState<Overview>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(new Set(numbers.keys()));
  const isOverviewAsked = useRef(false);
  const missing = ids?.filter((id) => !asked.current.has(id)).slice(0, mostIds) ?? [];
  const wanted = missing.join();
  const hasProducts = ids !== undefined && ids.length > 0;

  const note = useCallback(
    (answer: SellerStatisticsQuery) => {
      const { productStatistics, sellerStatistics, salesOverTime } = answer;
      const answers = keptNumbersOf(client);
      const answeredAt = Date.now();
      for (const one of productStatistics) answers.set(one.id, { numbers: one, answeredAt });
      setNumbers((before) => new Map([...before, ...productStatistics.map(byId)]));
      if (sellerStatistics && salesOverTime) setOverview({ sellerStatistics, salesOverTime });
    },
    [client],
  );

  const ask = useCallback(
    async (some: string[], withOverview: boolean) => {
      for (const id of some) asked.current.add(id);
      if (withOverview) isOverviewAsked.current = true;
      try {
        const { data } = await client.query({
          query: SellerStatisticsDocument,
          variables: { ids: some, overview: withOverview },
          fetchPolicy: 'no-cache',
        });
        if (data) note(data);
      } catch {
        // The overview's place shows the failure, with Retry.
        for (const id of some) asked.current.delete(id);
        if (withOverview) isOverviewAsked.current = false;
        setFailed(true);
      }
    },
    [client, note],
  );

  useEffect(() => {
    const some = wanted.split(',').filter((id) => id && !asked.current.has(id));
    const withOverview = isOverviewWanted && hasProducts && !isOverviewAsked.current;
    if ((some.length > 0 || withOverview) && !failed) void ask(some, withOverview);
  }, [wanted, hasProducts, isOverviewWanted, failed, ask]);

  return { numbers, overview, failed, retry: () => setFailed(false) };
}

const byId = (one: ProductNumbers): [string, ProductNumbers] => [one.id, one];
