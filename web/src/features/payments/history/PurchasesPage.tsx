import { useQuery } from '@apollo/client/react';
import { mdiShoppingOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { graphql } from '../../../generated/index.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PriceText } from '../../../ui/PriceText.tsx';
import { RelativeDate } from '../../../ui/RelativeDate.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { BrowseLink } from '../../lists/BrowseLink.tsx';
import { PaidProductName, PaidProductPicture } from '../checkout/PaidProduct.tsx';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';

export const PurchasesQuery = graphql(`
  query Purchases($after: String) {
    purchases(after: $after) {
      edges {
        cursor
        node {
          id
          status
          productName
          createdAt
          paidAt
          amount {
            ...PriceText_money
          }
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
export const prefetch: Prefetch = (client) => client.query({ query: PurchasesQuery });

/** What the buyer paid for: payment, date, receipt. */
export function PurchasesPage() {
  return (
    <>
      <PageTitle title="Purchases" />
      <PagedTable
        label="Purchases"
        query={useQuery(PurchasesQuery)}
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
          { header: 'Payment', cell: ({ amount }) => <PriceText price={amount} /> },
          {
            header: 'Date',
            cell: ({ paidAt, createdAt }) => <RelativeDate at={paidAt ?? createdAt} />,
          },
          { header: 'Status', cell: ({ status }) => <PaymentStatusTag status={status} /> },
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
