import { useNavigate } from 'react-router-dom';
import type { MutationOnce } from '../../../apollo/mutations/useMutationOnce.ts';
import type { AddToList_ProductFragment, Role, Stock } from '../../../generated/graphql.ts';
import { useAddToBookingListMutation, useAddToWishListMutation } from '../../../generated/lists.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../session/session.ts';
import { addToBookingListOptions } from '../booking.cache.ts';
import { addToWishListOptions } from '../wish.cache.ts';

graphql(`
  fragment AddToList_product on Product {
    productName
    inStock
    viewerCanBuy
    viewerHasBooked
    viewerHasWished
  }
`);

export type AddableProduct = FragmentType<AddToList_ProductFragment>;

type List<Data> = {
  mutation: MutationOnce<Data, { productId: string }>;
  flag: 'viewerHasBooked' | 'viewerHasWished';
  /** the reason if the product is already on the list */
  isThere: string;
  screen: string;
};

/** State and action of a button that adds a product to a list. */
function useAddToList<Data>({ mutation, flag, ...list }: List<Data>, props: AddableProduct) {
  const product = unmask<AddToList_ProductFragment>(props);
  const { user } = useSession();
  const [mutate, { loading }] = mutation;
  const navigate = useNavigate();
  const isThere = product[flag];
  const whyNot = notBuyableReason(product, user?.role ?? null);
  return {
    productName: product.productName,
    isThere,
    /** why it can't be bought, regardless of the list; null if it can */
    whyNot,
    /** why it can't be added, in words; null if it can */
    reason: isThere ? list.isThere : whyNot,
    pending: loading,
    add: async () => {
      const { pathname } = window.location;
      const { ok } = await mutate({ variables: { productId: product.id } });
      // Users who went elsewhere meanwhile stay there.
      if (ok && window.location.pathname === pathname) navigate(list.screen);
    },
  };
}

export const useAddToBookingList = (product: AddableProduct) =>
  useAddToList(
    {
      mutation: useAddToBookingListMutation(addToBookingListOptions),
      flag: 'viewerHasBooked',
      isThere: 'It’s already in your order list.',
      screen: paths.orderList,
    },
    product,
  );

export const useAddToWishList = (product: AddableProduct) =>
  useAddToList(
    {
      mutation: useAddToWishListMutation(addToWishListOptions),
      flag: 'viewerHasWished',
      isThere: 'It’s already on your wish list.',
      screen: paths.wishList,
    },
    product,
  );

type ProductStock = { inStock: Stock; viewerCanBuy: boolean };

/**
 * Why a product can't be booked or wished for, in words; null if it can.
 * @param role the viewer's; null for visitors
 */
function notBuyableReason(
  { inStock, viewerCanBuy }: ProductStock,
  role: Role | null,
): string | null {
  if (inStock === 'SOLD') return 'This product is sold.';
  if (inStock === 'SOLD_ELSEWHERE') return 'This product was sold elsewhere.';
  if (inStock === 'PAUSED') return 'Paused by the seller. You can’t book it right now.';
  if (inStock === 'REMOVED' || inStock === 'HIDDEN') return 'This product is no longer offered.';
  if (role !== null && role !== 'BUYER') return 'Only buyers can book and wish-list products.';
  return viewerCanBuy ? null : 'You can’t buy this product right now.';
}
