import { useNavigate } from 'react-router-dom';
import type { Action } from '../../../apollo/action.ts';
import { useAction } from '../../../apollo/useAction.ts';
import { type FragmentType, graphql, unmask } from '../../../generated/index.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../session/session.ts';
import { addToBookingList } from '../booking.cache.ts';
import { addToWishList } from '../wish.cache.ts';
import { whyNotBuyable } from './notBuyableReason.ts';

const AddToList_product = graphql(`
  fragment AddToList_product on Product {
    id
    productName
    inStock
    viewerCanBuy
    viewerHasBooked
    viewerHasWished
  }
`);

export type AddableProduct = FragmentType<typeof AddToList_product>;

type List<Data> = {
  add: Action<Data, { productId: string }>;
  flag: 'viewerHasBooked' | 'viewerHasWished';
  /** why a product that is on the list cannot be added */
  isThere: string;
  screen: string;
};

/** Adding a product to one of the buyer's lists, as its buttons need it. */
function useAdding<Data extends object>(list: List<Data>, props: AddableProduct) {
  const product = unmask(AddToList_product, props);
  const { user } = useSession();
  const [add, pending] = useAction(list.add);
  const navigate = useNavigate();
  const isThere = product[list.flag];
  return {
    productName: product.productName,
    isThere,
    /** why it cannot be added, for people; null when it can */
    reason: isThere ? list.isThere : whyNotBuyable(product, user?.role ?? null),
    pending,
    add: async () => {
      const { ok } = await add({ productId: product.id });
      if (ok) navigate(list.screen);
    },
  };
}

/** Adding a product to the booking list. */
export const useBooking = (product: AddableProduct) =>
  useAdding(
    {
      add: addToBookingList,
      flag: 'viewerHasBooked',
      isThere: 'It is in your order list already.',
      screen: paths.orderList,
    },
    product,
  );

/** Adding a product to the wish list. */
export const useWishing = (product: AddableProduct) =>
  useAdding(
    {
      add: addToWishList,
      flag: 'viewerHasWished',
      isThere: 'It is on your wish list already.',
      screen: paths.wishList,
    },
    product,
  );
