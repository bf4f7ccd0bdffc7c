import { useQuery } from '@apollo/client/react';
import { mdiHeartOutline } from '@mdi/js';
import { graphql } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { TableSkeleton } from '../../ui/Skeletons.tsx';
import { EntryState } from './EntryState.tsx';
import { ProductLine, ProductThumb } from './ProductLine.tsx';
import { OrderButton, RemoveWishButton } from './WishEntryActions.tsx';

export const WishListQuery = graphql(`
  query WishList($after: String) {
    wishList(after: $after) {
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
          ...WishEntryActions_item
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** A buyer's wished products. */
export function WishListPage() {
  return (
    <>
      <PageTitle
        title="Wish List"
        lead="What you have an eye on. Move it to your orders before somebody else does."
      />
      <Entries />
    </>
  );
}

function Entries() {
  const { data, error, refetch, fetchMore } = useQuery(WishListQuery);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const { edges, pageInfo } = data.wishList;
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={mdiHeartOutline}
        title="Your wish list is empty"
        action={
          <ButtonLink to={paths.pages} variant="contained">
            Browse products
          </ButtonLink>
        }
      >
        Save a product with the heart, and find it again here.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label="Wish List"
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
          { header: 'Order', cell: (item) => <OrderButton item={item} /> },
          { header: 'Delete', cell: (item) => <RemoveWishButton item={item} /> },
        ]}
      />
      <LoadMore
        more={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}
