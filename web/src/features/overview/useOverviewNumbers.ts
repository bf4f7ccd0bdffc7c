import type { OverviewQuery } from '../../generated/graphql.ts';
import { useOverviewQuery } from '../../generated/overview.ts';
import { graphql } from '../../lib/graphql.ts';
import type { ShownDays } from './shownDays.ts';

graphql(`
  query Overview($from: LocalDate!, $to: LocalDate!, $interval: OverviewInterval!) {
    adminOverview(from: $from, to: $to, interval: $interval) {
      periods {
        from
        to
        productCount
        buyerCount
        sellerCount
        saleCount
        money {
          amount
          currency
          formatted
        }
      }
      categories {
        category {
          id
          title
          availableCount
        }
        saleCount
        money {
          amount
          currency
          formatted
        }
      }
      payments {
        status
        count
      }
      openReportCount
      overdueBalanceCount
      payouts {
        held {
          formatted
        }
        owed {
          amount
          formatted
        }
        paid {
          formatted
        }
        fees {
          formatted
        }
      }
    }
  }
`);

/** The numbers of the shop in some days. */
export type OverviewNumbers = OverviewQuery['adminOverview'];

/**
 * How the shop fares in some days, as of when it was asked: the cache does not keep it, and no change made elsewhere
 * touches it.
 */
export function useOverviewNumbers(days: ShownDays) {
  const { data, error, loading, refetch } = useOverviewQuery({
    variables: days,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return { overview: data?.adminOverview, failed: error !== undefined && !loading, refetch };
}
