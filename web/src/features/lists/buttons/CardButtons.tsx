import { mdiCartCheck, mdiCartPlus, mdiHeart, mdiHeartOutline } from '@mdi/js';
import { CardButton } from './CardButton.tsx';
import { type AddableProduct, useAddToBookingList, useAddToWishList } from './useAddToList.ts';

/** The two small buttons of a product's card: onto the wish list, and into the cart. */
export function CardButtons({ product }: { product: AddableProduct }) {
  const wishing = useAddToWishList(product);
  const booking = useAddToBookingList(product);
  return (
    <>
      <CardButton
        {...wishing}
        icon={wishing.isThere ? mdiHeart : mdiHeartOutline}
        name={`Add ${wishing.productName} to wish list`}
      />
      <CardButton
        {...booking}
        icon={booking.isThere ? mdiCartCheck : mdiCartPlus}
        name={`Add ${booking.productName} to cart`}
      />
    </>
  );
}
