import { mdiCartArrowRight } from '@mdi/js';
import Button from '@mui/material/Button';
import { useAction } from '../../../apollo/useAction.ts';
import { type FragmentType, graphql, unmask } from '../../../generated/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ignoreSecondClick } from '../../../ui/ignoreSecondClick.ts';
import { addToBookingList } from '../booking.cache.ts';

const OrderButton_product = graphql(`
  fragment OrderButton_product on Product {
    id
    productName
    inStock
    viewerHasBooked
  }
`);

/** Moves a wished product to the booking list, while it can be booked. */
export function OrderButton(props: { product: FragmentType<typeof OrderButton_product> }) {
  const { id, productName, inStock, viewerHasBooked } = unmask(OrderButton_product, props.product);
  const [book, pending] = useAction(addToBookingList);
  const word = viewerHasBooked ? 'Ordered' : 'Order';
  return (
    <Button
      size="small"
      variant="contained"
      disabled={inStock !== 'AVAILABLE' || viewerHasBooked || pending}
      startIcon={<Icon path={mdiCartArrowRight} size={18} />}
      aria-label={`${word} ${productName}`}
      onClick={ignoreSecondClick(() => void book({ productId: id }))}
    >
      {word}
    </Button>
  );
}
