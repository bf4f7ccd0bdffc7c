import { mdiShoppingOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { PurchasesQuery } from '../../../generated/graphql.ts';
import { PurchasesDocument, usePurchasesQuery } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { BrowseLink } from '../../browsing/BrowseLink.tsx';
import { amountColumn } from './party.columns.tsx';
import { handOverColumn, productColumns, statusColumn } from './payment.columns.tsx';

graphql(`
  query Purchases($after: String) {
    purchases(after: $after) {
      edges {
        cursor
        node {
          id
          productName
          part
          createdAt
          paidAt
          ...PaymentAmount_payment
          ...PaymentStatusTag_payment
          ...PaidProduct_payment
          ...HandOver_payment
          ...Receipt_payment
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Fetched when a link to this screen is about to be followed. */
export const prefetch: Prefetch = (client) => client.query({ query: PurchasesDocument });

/** A buyer's payments with hand-over and receipt. */
export function PurchasesPage() {
  return (
    <>
      <PageTitle title="Purchases" />
      <PagedTable
        label="Purchases"
        query={usePurchasesQuery()}
        list={(data: PurchasesQuery) => data.purchases}
        empty={
          <EmptyState icon={mdiShoppingOutline} title="Nothing bought yet" action={<BrowseLink />}>
            What you buy appears here, with pick-up details and receipts.
          </EmptyState>
        }
        columns={[
          ...productColumns,
          amountColumn('Payment'),
          statusColumn('buyer'),
          handOverColumn('buyer'),
        ]}
      />
    </>
  );
}
