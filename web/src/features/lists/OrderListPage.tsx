import { useQuery } from '@apollo/client/react';
import { mdiCartOutline } from '@mdi/js';
import { graphql } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { TableSkeleton } from '../../ui/Skeletons.tsx';
import { PayLink, RemoveBookingButton } from './CartEntryActions.tsx';
import { EntryState } from './EntryState.tsx';
import { ProductLine, ProductThumb } from './ProductLine.tsx';

export const OrderListQuery = graphql(`
  query OrderList($after: String) {
    bookingList(after: $after) {
      edges {
        cursor
        node {
          id
          product {
            id
            ...ProductLine_product
            ...EntryState_product
          }
          productPrice {
            ...EntryState_price
          }
          ...CartEntryActions_item
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** A buyer's booked products. */
export function OrderListPage() {
  return (
    <>
      <PageTitle
        title="Order List"
        lead="What you have booked. A product is yours once it is paid for."
      />
      <Entries />
    </>
  );
}

function Entries() {
  const { data, error, refetch, fetchMore } = useQuery(OrderListQuery);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const { edges, pageInfo } = data.bookingList;
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={mdiCartOutline}
        title="Your order list is empty"
        action={
          <ButtonLink to={paths.pages} variant="contained">
            Browse products
          </ButtonLink>
        }
      >
        Book a product with “Add to Cart”, and it waits for you here.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label="Order List"
        rows={edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        columns={[
          { header: 'SL No', cell: (_item, index) => index + 1 },
          { header: 'Product Image', cell: ({ product }) => <ProductThumb product={product} /> },
          { header: 'Product Name', cell: ({ product }) => <ProductLine product={product} /> },
          {
            header: 'In Stock',
            cell: ({ product, productPrice }) => (
              <EntryState product={product} then={productPrice} />
            ),
          },
          { header: 'Payment', cell: (item) => <PayLink item={item} /> },
          { header: 'Delete', cell: (item) => <RemoveBookingButton item={item} /> },
        ]}
      />
      <LoadMore
        more={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}
