import { mdiCreditCardOutline } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

type Props = {
  product: { id: string; productName: string };
  size: 'small' | 'large';
  children: string;
};

/** Links a buyer directly to a product's payment. */
export function PayNowLink({ product, size, children }: Props) {
  return (
    <ButtonLink
      to={paths.payment(product.id)}
      size={size}
      variant="contained"
      fullWidth={size === 'large'}
      startIcon={<Icon path={mdiCreditCardOutline} size={18} />}
      aria-label={`${children}: ${product.productName}`}
    >
      {children}
    </ButtonLink>
  );
}
