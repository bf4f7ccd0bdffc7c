import { mdiCreditCardOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { PayLink_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { useIsHeld } from '../offers/useIsHeld.ts';
import { PausedNote } from './PausedNote.tsx';

graphql(`
  fragment PayLink_product on Product {
    productName
    inStock
    hold {
      until
    }
  }
`);

/** Links to the payment of a booked product that is available or held for the buyer. */
export function PayLink(props: { product: FragmentType<PayLink_ProductFragment> }) {
  const { id, productName, inStock, hold } = unmask<PayLink_ProductFragment>(props.product);
  const reasonId = useId();
  const isHeld = useIsHeld(hold);
  const icon = <Icon path={mdiCreditCardOutline} size={18} />;
  if (inStock !== 'AVAILABLE' && !isHeld) {
    return (
      <PausedNote inStock={inStock} id={reasonId}>
        <Button
          size="small"
          variant="contained"
          disabled
          startIcon={icon}
          aria-describedby={reasonId}
        >
          Payment
        </Button>
      </PausedNote>
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
