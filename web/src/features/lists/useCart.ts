import { useNavigate } from 'react-router-dom';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/session.ts';
import { whyNotBuyable } from './buyable.ts';
import { useAddToBookingList } from './useBooking.ts';

export const Cart_product = graphql(`
  fragment Cart_product on Product {
    id
    productName
    inStock
    viewerCanBuy
    viewerHasBooked
  }
`);

/** Adding a product to the booking list, as its buttons need it. */
export function useCart(props: FragmentType<typeof Cart_product>) {
  const product = unmask(Cart_product, props);
  const { user } = useSession();
  const [book, pending] = useAddToBookingList();
  const navigate = useNavigate();
  const reason = product.viewerHasBooked
    ? 'It is in your order list already.'
    : whyNotBuyable(product, user?.role ?? null);
  return {
    product,
    /** why it cannot be added, for people; null when it can */
    reason,
    pending,
    add: async () => {
      const { ok } = await book({ productId: product.id });
      if (ok) navigate(paths.orderList);
    },
  };
}
