import { mdiTagOutline } from '@mdi/js';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import type { SalesQuery } from '../../../generated/graphql.ts';
import { SalesDocument, useSalesQuery } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { amountColumn } from './party.columns.tsx';
import { handOverColumn, productColumns, statusColumn } from './payment.columns.tsx';
import { UserCell } from './UserCell.tsx';

graphql(`
  query Sales($after: String) {
    sales(after: $after) {
      edges {
        cursor
        node {
          id
          buyerName
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
export const prefetch: Prefetch = (client) => client.query({ query: SalesDocument });

/** A seller's sales with buyer, amount and hand-over. */
export function SalesPage() {
  return (
    <>
      <PageTitle title="Sales" />
      <PagedTable
        label="Sales"
        query={useSalesQuery()}
        list={(data: SalesQuery) => data.sales}
        empty={
          <EmptyState
            icon={mdiTagOutline}
            title="Nothing sold yet"
            action={
              <ButtonLink to={paths.addProduct} variant="contained">
                Post a product
              </ButtonLink>
            }
          >
            Sales appear here when buyers pay for your products.
          </EmptyState>
        }
        columns={[
          ...productColumns,
          // The e-mail stands under "Hand-over".
          { header: 'Buyer', cell: ({ buyerName }) => <UserCell name={buyerName} /> },
          amountColumn('Amount'),
          statusColumn('seller'),
          handOverColumn('seller'),
        ]}
      />
    </>
  );
}
