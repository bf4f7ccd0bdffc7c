import { mdiHeartOutline } from '@mdi/js';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { FollowedSellersDocument } from '../../generated/follows.ts';
import {
  useDeleteWishProductMutation,
  useWishListQuery,
  WishListDocument,
} from '../../generated/lists.ts';
import { graphql } from '../../lib/graphql.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { BrowseLink } from '../browsing/BrowseLink.tsx';
import { FollowedSellers } from '../follows/FollowedSellers.tsx';
import { OrderButton } from './buttons/OrderButton.tsx';
import { EntryTable } from './EntryTable.tsx';
import { deleteWishProductOptions } from './wish.cache.ts';

graphql(`
  query WishList($after: String) {
    wishList(after: $after) {
      edges {
        node {
          product {
            ...ProductCell_product
            ...LocationText_product
            ...EntryState_product
            ...OrderButton_product
            ...RemoveEntryButton_product
          }
          productPrice {
            ...EntryState_price
          }
        }
      }
    }
  }
`);

const useRemove = () => useDeleteWishProductMutation(deleteWishProductOptions);

export const prefetch: Prefetch = (client) =>
  Promise.all([
    client.query({ query: WishListDocument }),
    client.query({ query: FollowedSellersDocument }),
  ]);

/** A buyer's wished products, and the sellers that the buyer follows. */
export function WishListPage() {
  return (
    <>
      <PageTitle title="Wish List" lead="Saved products" />
      <EntryTable
        label="Wish List"
        query={useWishListQuery()}
        list={({ wishList }) => wishList}
        empty={
          <EmptyState
            icon={mdiHeartOutline}
            title="Your wish list is empty"
            action={<BrowseLink />}
          >
            Tap the heart on a product to save it here.
          </EmptyState>
        }
        next={{
          header: 'Order',
          cell: ({ product }) => <OrderButton product={product} />,
        }}
        useRemove={useRemove}
      />
      <FollowedSellers />
    </>
  );
}
