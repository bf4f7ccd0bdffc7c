import { mdiShoppingOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { graphql } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RelativeDate } from '../../../ui/RelativeDate.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { BrowseLink } from '../../lists/BrowseLink.tsx';
import { PaidProductName, PaidProductPicture } from '../checkout/PaidProduct.tsx';
import { PaymentAmount } from '../PaymentAmount.tsx';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';
import { fetchPurchasesQuery, usePurchasesQuery } from './PurchasesPage.generated.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

graphql(`
  query Purchases($after: String) {
    purchases(after: $after) {
      edges {
        cursor
        node {
          id
          productName
          createdAt
          paidAt
          ...PaymentAmount_payment
          ...PaymentStatusTag_payment
          ...PaidProduct_payment
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
export const prefetch: Prefetch = (client) => fetchPurchasesQuery(client);

/** What the buyer paid for: payment, date, receipt. */
export function PurchasesPage() {
  return (
    <>
      <PageTitle title="Purchases" />
      <PagedTable
        label="Purchases"
        query={usePurchasesQuery()}
        list={(data) => data.purchases}
        empty={
          <EmptyState icon={mdiShoppingOutline} title="Nothing bought yet" action={<BrowseLink />}>
            What you pay for appears here, with its receipt.
          </EmptyState>
        }
        columns={[
          {
            header: 'Product Image',
            cell: (payment) => <PaidProductPicture payment={payment} />,
          },
          { header: 'Product Name', cell: (payment) => <PaidProductName payment={payment} /> },
          { header: 'Payment', cell: (payment) => <PaymentAmount payment={payment} /> },
          {
            header: 'Date',
            cell: ({ paidAt, createdAt }) => <RelativeDate at={paidAt ?? createdAt} />,
          },
          { header: 'Status', cell: (payment) => <PaymentStatusTag payment={payment} /> },
          {
            header: 'Receipt',
            cell: (payment) => (
              <ReceiptButton payment={payment} productName={payment.productName} />
            ),
          },
        ]}
      />
    </>
  );
}
