import { mdiCreditCardOutline } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

type Props = {
  productId: string;
  productName: string;
  size: 'small' | 'large';
  children: string;
};

/** Leads a buyer to the payment of a product that is held for them. */
export function PayHeldLink({ productId, productName, size, children }: Props) {
  return (
    <ButtonLink
      to={paths.payment(productId)}
      size={size}
      variant="contained"
      startIcon={<Icon path={mdiCreditCardOutline} size={18} />}
      aria-label={`${children}: ${productName}`}
    >
      {children}
    </ButtonLink>
  );
}
