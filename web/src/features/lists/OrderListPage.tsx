import { mdiCartOutline } from '@mdi/js';
import type { Prefetch } from '../../apollo/prefetch.ts';
import {
  OrderListDocument,
  useDeleteBookingProductMutation,
  useOrderListQuery,
} from '../../generated/lists.ts';
import { graphql } from '../../lib/graphql.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { BrowseLink } from '../browsing/BrowseLink.tsx';
import { deleteBookingProductOptions } from './booking.cache.ts';
import { EntryTable } from './EntryTable.tsx';
import { PayLink } from './PayLink.tsx';

graphql(`
  query OrderList($after: String) {
    bookingList(after: $after) {
      edges {
        node {
          product {
            ...ProductCell_product
            ...LocationText_product
            ...EntryState_product
            ...PayLink_product
            ...RemoveEntryButton_product
          }
          productPrice {
            ...EntryState_price
          }
          productRevision
        }
      }
    }
  }
`);

const useRemove = () => useDeleteBookingProductMutation(deleteBookingProductOptions);

export const prefetch: Prefetch = (client) => client.query({ query: OrderListDocument });

/** A buyer's booked products. */
export function OrderListPage() {
  return (
    <>
      <PageTitle
        title="Order List"
        lead="Products you’ve booked. A product is yours once you’ve paid for it."
      />
      <EntryTable
        label="Order List"
        query={useOrderListQuery()}
        list={({ bookingList }) => bookingList}
        empty={
          <EmptyState
            icon={mdiCartOutline}
            title="Your order list is empty"
            action={<BrowseLink />}
          >
            Book a product with “Add to Cart”, and it waits for you here.
          </EmptyState>
        }
        next={{
          header: 'Payment',
          cell: ({ product }) => <PayLink product={product} />,
        }}
        useRemove={useRemove}
      />
    </>
  );
}
