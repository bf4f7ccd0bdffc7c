import { mdiHandCoinOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import { useMadeOffersQuery } from '../../../generated/offers.ts';
import { graphql } from '../../../lib/graphql.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { BrowseLink } from '../../browsing/BrowseLink.tsx';
import { LocationText } from '../../places/LocationText.tsx';
import { OfferedProductName, OfferedProductPicture } from '../OfferedProduct.tsx';
import { OffersHead } from '../OffersHead.tsx';
import { useOfferStatus } from '../offerStatus.ts';
import { MadeOfferActions } from './MadeOfferActions.tsx';
import { MadeOfferAmount } from './MadeOfferAmount.tsx';
import { MadeOfferState } from './MadeOfferState.tsx';

graphql(`
  query MadeOffers($productId: ID, $after: String) {
    offers(filter: { productId: $productId }, after: $after) {
      edges {
        node {
          status
          lapsesAt
          heldUntil
          product {
            ...LocationText_product
          }
          ...OfferedProduct_offer
          ...MadeOfferAmount_offer
          ...MadeOfferState_offer
          ...MadeOfferActions_offer
        }
      }
    }
  }
`);

/** On a phone, the picture is on the left. */
const areas =
  '"image name name" "image amount amount" "state state state" "actions actions actions"';

/** A buyer's offers, newest first. */
export function MadeOffers({ productId }: { productId: string | null }) {
  const query = useMadeOffersQuery({ variables: productId ? { productId } : {} });
  const offers = query.data?.offers.edges.map(({ node }) => node) ?? [];
  const statusOf = useOfferStatus(offers);
  const newest = new Map(offers.toReversed().map(({ id, product }) => [product.id, id]));
  return (
    <>
      <OffersHead lead="Only you and the seller see an offer." isFiltered={productId !== null} />
      <PagedTable
        label="Offers"
        query={query}
        areas={areas}
        list={(data) => data.offers}
        empty={
          <EmptyState icon={mdiHandCoinOutline} title="No offers yet" action={<BrowseLink />}>
            Want to pay less? Press “Make an offer” on a product’s page, and its seller can accept
            it.
          </EmptyState>
        }
        columns={[
          {
            header: 'Product Image',
            area: 'image',
            cell: (offer) => <OfferedProductPicture offer={offer} />,
          },
          {
            header: 'Product Name',
            area: 'name',
            cell: (offer) => (
              <>
                <OfferedProductName offer={offer} />
                <Typography variant="caption" component="div" color="textSecondary">
                  <LocationText product={offer.product} />
                </Typography>
              </>
            ),
          },
          {
            header: 'Your offer',
            area: 'amount',
            cell: (offer) => <MadeOfferAmount offer={offer} />,
          },
          {
            header: 'State',
            area: 'state',
            cell: (offer) => <MadeOfferState offer={offer} status={statusOf(offer)} />,
          },
          {
            header: 'Actions',
            area: 'actions',
            cell: (offer) =>
              newest.get(offer.product.id) === offer.id && (
                <MadeOfferActions offer={offer} status={statusOf(offer)} />
              ),
          },
        ]}
      />
    </>
  );
}
