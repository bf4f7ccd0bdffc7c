import { mdiCartCheck, mdiCartPlus } from '@mdi/js';
import type { FragmentType } from '../../generated/index.ts';
import { CardButton } from './CardButton.tsx';
import { type Cart_product, useCart } from './useCart.ts';

/** Adds a product to the booking list from its card. */
export function CartIconButton(props: { product: FragmentType<typeof Cart_product> }) {
  const { product, reason, pending, add } = useCart(props.product);
  return (
    <CardButton
      icon={product.viewerHasBooked ? mdiCartCheck : mdiCartPlus}
      name={`Add ${product.productName} to cart`}
      reason={pending ? 'Just a moment.' : reason}
      done={product.viewerHasBooked}
      onPress={() => void add()}
    />
  );
}
