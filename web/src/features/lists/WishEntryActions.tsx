import { mdiCartArrowRight } from '@mdi/js';
import Button from '@mui/material/Button';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ignoreSecondClick } from '../../ui/ignoreSecondClick.ts';
import { RemoveEntryButton } from './RemoveEntryButton.tsx';
import { useAddToBookingList } from './useBooking.ts';
import { useDeleteWishProduct } from './useWish.ts';

const WishEntryActions_item = graphql(`
  fragment WishEntryActions_item on WishItem {
    id
    product {
      id
      productName
      inStock
      viewerHasBooked
    }
  }
`);

type Props = { item: FragmentType<typeof WishEntryActions_item> };

/** Moves a wish to the booking list, while its product can be booked. */
export function OrderButton(props: Props) {
  const { product } = unmask(WishEntryActions_item, props.item);
  const [book, pending] = useAddToBookingList();
  const word = product.viewerHasBooked ? 'Ordered' : 'Order';
  return (
    <Button
      size="small"
      variant="contained"
      disabled={product.inStock !== 'AVAILABLE' || product.viewerHasBooked || pending}
      startIcon={<Icon path={mdiCartArrowRight} size={18} />}
      aria-label={`${word} ${product.productName}`}
      onClick={ignoreSecondClick(() => void book({ productId: product.id }))}
    >
      {word}
    </Button>
  );
}

/** Removes a wish. */
export function RemoveWishButton(props: Props) {
  const { id, product } = unmask(WishEntryActions_item, props.item);
  const [remove, pending] = useDeleteWishProduct();
  return (
    <RemoveEntryButton
      productName={product.productName}
      pending={pending}
      onRemove={() => void remove({ id })}
    />
  );
}
