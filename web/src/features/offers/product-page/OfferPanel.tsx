import { mdiHandCoinOutline } from '@mdi/js';
import type { OfferPanel_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSession } from '../../session/session.ts';
import { OfferButton } from '../form/OfferButton.tsx';
import { useOfferStatus } from '../offerStatus.ts';
import { HeldForViewer } from './HeldForViewer.tsx';
import { LastOffer } from './LastOffer.tsx';
import { OpenOffer } from './OpenOffer.tsx';

graphql(`
  fragment OfferPanel_product on Product {
    id
    productName
    inStock
    viewerCanOffer
    resalePrice {
      amount
      formatted
      currency
    }
    ...ProductPriceGuide_product
    viewerOffer {
      id
      status
      lapsesAt
      heldUntil
      ...OpenOffer_offer
      ...HeldForViewer_offer
    }
  }
`);

type Props = { product: FragmentType<OfferPanel_ProductFragment> };

/** A buyer's offer for a product with its actions; nothing for anybody else. */
export function OfferPanel(props: Props) {
  const product = unmask<OfferPanel_ProductFragment>(props.product);
  const { viewerOffer, viewerCanOffer } = product;
  const { user } = useSession();
  const statusOf = useOfferStatus(viewerOffer ? [viewerOffer] : []);
  if (user?.role !== 'BUYER') return null;
  const status = viewerOffer && statusOf(viewerOffer);
  if (viewerOffer && status === 'OPEN') return <OpenOffer product={product} offer={viewerOffer} />;
  if (viewerOffer && status === 'ACCEPTED')
    return <HeldForViewer product={product} offer={viewerOffer} />;
  return (
    <>
      {viewerCanOffer && (
        <OfferButton
          product={product}
          variant="outlined"
          size="large"
          color="inherit"
          startIcon={<Icon path={mdiHandCoinOutline} />}
        >
          Make an offer
        </OfferButton>
      )}
      {status && <LastOffer status={status} inStock={product.inStock} />}
    </>
  );
}
