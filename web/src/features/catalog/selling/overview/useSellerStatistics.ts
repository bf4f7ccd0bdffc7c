import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SellerStatisticsDocument } from '../../../../generated/catalog.ts';
import type { SellerStatisticsQuery } from '../../../../generated/graphql.ts';
import { graphql } from '../../../../lib/graphql.ts';

graphql(`
  query SellerStatistics($ids: [ID!]!, $overview: Boolean!) {
    productStatistics(ids: $ids) {
      id
      viewCount
      wishCount
    }
    sellerStatistics @include(if: $overview) {
      viewCount
      wishCount
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

/** How often a product is looked at and remembered. */
export type ProductNumbers = SellerStatisticsQuery['productStatistics'][number];

/** All products together, and what was sold in each of the last months. */
export type Overview = Required<Pick<SellerStatisticsQuery, 'sellerStatistics' | 'salesOverTime'>>;

/** As many as the server answers at once. */
const mostIds = 100;

/**
 * The statistics of a seller's products, asked for when the page opens and, for further products, when they come. They
 * are those of that moment: the cache does not keep them, and no change made elsewhere touches them.
 * @param ids the products that are shown; undefined until they are known
 * @returns `retry` asks again after a failure
 */
export function useSellerStatistics(ids: readonly string[] | undefined) {
  const client = useApolloClient();
  const asked = useRef(new Set<string>());
  const [numbers, setNumbers] = useState<ReadonlyMap<string, ProductNumbers>>(new Map());
  const [overview, setOverview] = useState<Overview>();
  const [failed, setFailed] = useState(false);
  const missing = ids?.filter((id) => !asked.current.has(id)).slice(0, mostIds) ?? [];
  const wanted = missing.join();

  const ask = useCallback(
    async (some: string[], withOverview: boolean) => {
      for (const id of some) asked.current.add(id);
      try {
        const { data } = await client.query({
          query: SellerStatisticsDocument,
          variables: { ids: some, overview: withOverview },
          fetchPolicy: 'no-cache',
        });
        if (!data) return;
        const { productStatistics, sellerStatistics, salesOverTime } = data;
        setNumbers((before) => new Map([...before, ...productStatistics.map(byId)]));
        if (sellerStatistics && salesOverTime) setOverview({ sellerStatistics, salesOverTime });
      } catch {
        // Said in place of the overview; tried again from there.
        for (const id of some) asked.current.delete(id);
        setFailed(true);
      }
    },
    [client],
  );

  useEffect(() => {
    const some = wanted.split(',').filter((id) => id && !asked.current.has(id));
    if (some.length > 0 && !failed) void ask(some, !overview);
  }, [wanted, failed, ask, overview]);

  return { numbers, overview, failed, retry: () => setFailed(false) };
}

const byId = (one: ProductNumbers): [string, ProductNumbers] => [one.id, one];
