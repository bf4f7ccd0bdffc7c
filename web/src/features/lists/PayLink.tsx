import { mdiCreditCardOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';

const PayLink_product = graphql(`
  fragment PayLink_product on Product {
    id
    productName
    inStock
  }
`);

/** Leads to the payment of a booked product, while it can be paid for. */
export function PayLink(props: { product: FragmentType<typeof PayLink_product> }) {
  const { id, productName, inStock } = unmask(PayLink_product, props.product);
  const icon = <Icon path={mdiCreditCardOutline} size={18} />;
  if (inStock !== 'AVAILABLE') {
    return (
      <Button size="small" variant="contained" disabled startIcon={icon}>
        Payment
      </Button>
    );
  }
  return (
    <ButtonLink
      to={paths.payment(id)}
      size="small"
      variant="contained"
      startIcon={icon}
      aria-label={`Payment for ${productName}`}
    >
      Payment
    </ButtonLink>
  );
}
