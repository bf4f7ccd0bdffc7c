import { useNavigate } from 'react-router-dom';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/session.ts';
import { whyNotBuyable } from './buyable.ts';
import { useAddToWishList } from './useWish.ts';

export const Wishing_product = graphql(`
  fragment Wishing_product on Product {
    id
    productName
    inStock
    viewerCanBuy
    viewerHasWished
  }
`);

/** Adding a product to the wish list, as its buttons need it. */
export function useWishing(props: FragmentType<typeof Wishing_product>) {
  const product = unmask(Wishing_product, props);
  const { user } = useSession();
  const [wish, pending] = useAddToWishList();
  const navigate = useNavigate();
  const reason = product.viewerHasWished
    ? 'It is on your wish list already.'
    : whyNotBuyable(product, user?.role ?? null);
  return {
    product,
    /** why it cannot be added, for people; null when it can */
    reason,
    pending,
    add: async () => {
      const { ok } = await wish({ productId: product.id });
      if (ok) navigate(paths.wishList);
    },
  };
}
