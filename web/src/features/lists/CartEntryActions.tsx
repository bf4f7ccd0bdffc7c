import { mdiCreditCardOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RemoveEntryButton } from './RemoveEntryButton.tsx';
import { useDeleteBookingProduct } from './useBooking.ts';

const CartEntryActions_item = graphql(`
  fragment CartEntryActions_item on CartItem {
    id
    product {
      id
      productName
      inStock
    }
  }
`);

type Props = { item: FragmentType<typeof CartEntryActions_item> };

/** Leads to the payment of a booked product, while it can be paid for. */
export function PayLink(props: Props) {
  const { product } = unmask(CartEntryActions_item, props.item);
  const icon = <Icon path={mdiCreditCardOutline} size={18} />;
  if (product.inStock !== 'AVAILABLE') {
    return (
      <Button size="small" variant="contained" disabled startIcon={icon}>
        Payment
      </Button>
    );
  }
  return (
    <ButtonLink
      to={paths.payment(product.id)}
      size="small"
      variant="contained"
      startIcon={icon}
      aria-label={`Payment for ${product.productName}`}
    >
      Payment
    </ButtonLink>
  );
}

/** Removes a booking. */
export function RemoveBookingButton(props: Props) {
  const { id, product } = unmask(CartEntryActions_item, props.item);
  const [remove, pending] = useDeleteBookingProduct();
  return (
    <RemoveEntryButton
      productName={product.productName}
      pending={pending}
      onRemove={() => void remove({ id })}
    />
  );
}
