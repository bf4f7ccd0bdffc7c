import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EndedOffers_OfferFragment, OfferStatus } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { OfferStatusTag } from '../OfferStatusTag.tsx';
import { textForSeller } from '../offerTexts.ts';
import { OffersSection } from './OffersSection.tsx';
import { offerColumns } from './offer.columns.tsx';

graphql(`
  fragment EndedOffers_offer on Offer {
    status
    proposedBy
    lapsesAt
    heldUntil
    createdAt
    product {
      inStock
    }
    amount {
      ...PriceText_money
    }
    ...OfferedProduct_offer
    ...BuyerName_offer
  }
`);

type Props = {
  offers: readonly FragmentType<EndedOffers_OfferFragment>[];
  /** an offer's current state */
  statusOf: (offer: EndedOffers_OfferFragment) => OfferStatus;
};

/** On a phone, the picture is on the left. */
const areas = '"image name name" "image buyer amount" "state state made"';

/** A seller's ended offers with their outcomes. */
export function EndedOffers({ statusOf, ...props }: Props) {
  return (
    <OffersSection title="Ended">
      <DataTable
        label="Ended offers"
        areas={areas}
        rows={unmask<EndedOffers_OfferFragment>(props.offers)}
        rowKey={({ id }) => id}
        columns={[
          ...offerColumns,
          {
            header: 'State',
            area: 'state',
            cell: (offer) => (
              <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
                <OfferStatusTag status={statusOf(offer)} />
                <Typography variant="caption">
                  {textForSeller({
                    status: statusOf(offer),
                    inStock: offer.product.inStock,
                    proposedBy: offer.proposedBy,
                  })}
                </Typography>
              </Box>
            ),
          },
          {
            header: 'Made',
            area: 'made',
            cell: ({ createdAt }) => <RelativeDate at={createdAt} />,
          },
        ]}
      />
    </OffersSection>
  );
}
