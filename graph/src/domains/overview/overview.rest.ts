import type { Reading } from '../../rest/read-route.ts';

/** Cost of an overview for the rate limit, as in GraphQL. */
const points = 40;

export const overviewReadings: Reading[] = [
  {
    url: '/overview',
    summary: "Key figures for a range of days in the shop's time zone (admins)",
    points,
    operation: '{ adminOverview { ...Overview } }',
  },
];

export const overviewFields = `fragment Overview on Overview {
  periods { from to productCount buyerCount sellerCount saleCount money { amount currency } }
  categories {
    category @flat { id title availableCount } saleCount money { amount currency }
  }
  payments { status count }
  openReportCount overdueBalanceCount
  payouts { held @flat { currency } held owed paid fees failedCount }
}`;
