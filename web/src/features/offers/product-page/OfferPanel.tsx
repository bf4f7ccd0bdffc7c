import type { OfferPanel_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useOfferStatus } from '../offerStatus.ts';
import { LastOffer } from './LastOffer.tsx';
import { OpenOffer } from './OpenOffer.tsx';

graphql(`
  fragment OfferPanel_product on Product {
    inStock
    viewerOffer {
      status
      proposedBy
      lapsesAt
      heldUntil
      ...OpenOffer_offer
    }
  }
`);

type Props = { product: FragmentType<OfferPanel_ProductFragment> };

/** A buyer's open or last offer for a product. `HeldForViewer` shows an accepted one. */
export function OfferPanel(props: Props) {
  const product = unmask<OfferPanel_ProductFragment>(props.product);
  const { viewerOffer, inStock } = product;
  const statusOf = useOfferStatus(viewerOffer ? [viewerOffer] : []);
  if (!viewerOffer) return null;
  const status = statusOf(viewerOffer);
  if (status === 'OPEN') return <OpenOffer inStock={inStock} offer={viewerOffer} />;
  if (status === 'ACCEPTED') return null;
  return <LastOffer status={status} inStock={inStock} proposedBy={viewerOffer.proposedBy} />;
}
