import { mdiCartArrowRight } from '@mdi/js';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { OrderButton_ProductFragment } from '../../../generated/graphql.ts';
import { useAddToBookingListMutation } from '../../../generated/lists.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ignoreSecondClick } from '../../../ui/ignoreSecondClick.ts';
import { useIsHeld } from '../../offers/useIsHeld.ts';
import { addToBookingListOptions } from '../booking.cache.ts';
import { PausedNote } from '../PausedNote.tsx';
import { PayLink } from '../PayLink.tsx';

graphql(`
  fragment OrderButton_product on Product {
    productName
    inStock
    viewerHasBooked
    hold {
      until
    }
    ...PayLink_product
  }
`);

/** Moves a wished product to the booking list, while it can be booked. */
export function OrderButton(props: { product: FragmentType<OrderButton_ProductFragment> }) {
  const product = unmask<OrderButton_ProductFragment>(props.product);
  const { id, productName, inStock, viewerHasBooked, hold } = product;
  const [addToBookingList, { loading }] = useAddToBookingListMutation(addToBookingListOptions);
  const word = viewerHasBooked ? 'Ordered' : 'Order';
  const reasonId = useId();
  // Products held for the buyer don't need a booking.
  if (useIsHeld(hold)) return <PayLink product={product} />;
  return (
    <PausedNote inStock={inStock} id={reasonId}>
      <Button
        size="small"
        variant="contained"
        disabled={inStock !== 'AVAILABLE' || viewerHasBooked || loading}
        startIcon={<Icon path={mdiCartArrowRight} size={18} />}
        aria-label={`${word} ${productName}`}
        aria-describedby={reasonId}
        onClick={ignoreSecondClick(() => void addToBookingList({ variables: { productId: id } }))}
      >
        {word}
      </Button>
    </PausedNote>
  );
}
