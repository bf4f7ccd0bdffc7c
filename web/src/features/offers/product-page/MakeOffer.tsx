import { mdiHandCoinOutline } from '@mdi/js';
import type { ButtonProps } from '@mui/material/Button';
import type { MakeOffer_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { OfferButton } from '../form/OfferButton.tsx';
import { useOfferStatus } from '../offerStatus.ts';

graphql(`
  fragment MakeOffer_product on Product {
    productName
    viewerCanOffer
    resalePrice {
      amount
      formatted
      currency
    }
    ...ProductPriceGuide_product
    viewerOffer {
      status
      lapsesAt
      heldUntil
    }
  }
`);

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  product: FragmentType<MakeOffer_ProductFragment>;
};

/** Opens the form for a buyer's offer; nothing while one is open or accepted. */
export function MakeOffer({ size, variant, ...props }: Props) {
  const product = unmask<MakeOffer_ProductFragment>(props.product);
  const { viewerOffer, viewerCanOffer } = product;
  const statusOf = useOfferStatus(viewerOffer ? [viewerOffer] : []);
  const status = viewerOffer && statusOf(viewerOffer);
  if (!viewerCanOffer || status === 'OPEN' || status === 'ACCEPTED') return null;
  return (
    <OfferButton
      product={product}
      {...(size && { size })}
      {...(variant && { variant })}
      color="inherit"
      startIcon={<Icon path={mdiHandCoinOutline} size={18} />}
    >
      Make an offer
    </OfferButton>
  );
}
