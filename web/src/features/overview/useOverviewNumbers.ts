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
        failedCount
      }
    }
    adminSearches(from: $from, to: $to) {
      frequent {
        text
        count
        emptyCount
      }
      withoutResults {
        text
        count
        emptyCount
      }
    }
  }
`);

/** The shop's numbers for a range of days. */
export type OverviewNumbers = OverviewQuery['adminOverview'];

export type Searches = OverviewQuery['adminSearches'];

/** Numbers as of the request: not cached, and not updated by live changes. */
export function useOverviewNumbers(days: ShownDays) {
  const { data, error, loading, refetch } = useOverviewQuery({
    variables: days,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const { adminOverview: overview, adminSearches: searches } = data ?? {};
  return { overview, searches, failed: error !== undefined && !loading, refetch };
}
