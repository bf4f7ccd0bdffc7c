import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EndedOffers_OfferFragment, OfferStatus } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { PriceText } from '../../../../ui/text/PriceText.tsx';
import { RelativeDate } from '../../../../ui/text/RelativeDate.tsx';
import { OfferedProductName, OfferedProductPicture } from '../../../offers/OfferedProduct.tsx';
import { OfferStatusTag } from '../../../offers/OfferStatusTag.tsx';
import { textForSeller } from '../../../offers/offerTexts.ts';
import { BuyerName } from './BuyerName.tsx';
import { OffersSection } from './OffersSection.tsx';

graphql(`
  fragment EndedOffers_offer on Offer {
    id
    status
    lapsesAt
    heldUntil
    createdAt
    product {
      id
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
  /** where an offer stands now */
  statusOf: (offer: EndedOffers_OfferFragment) => OfferStatus;
};

/** On a phone the picture is at the left of everything else. */
const areas = '"image name name" "image buyer amount" "state state made"';

/** The offers of a seller that have ended, and what became of them. */
export function EndedOffers({ statusOf, ...props }: Props) {
  return (
    <OffersSection title="Ended">
      <DataTable
        label="Ended offers"
        areas={areas}
        rows={unmask<EndedOffers_OfferFragment>(props.offers)}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Product Image',
            area: 'image',
            cell: (offer) => <OfferedProductPicture offer={offer} />,
          },
          {
            header: 'Product Name',
            area: 'name',
            cell: (offer) => <OfferedProductName offer={offer} />,
          },
          { header: 'Buyer', area: 'buyer', cell: (offer) => <BuyerName offer={offer} /> },
          {
            header: 'Amount',
            area: 'amount',
            cell: ({ amount }) => <PriceText price={amount} variant="body2" />,
          },
          {
            header: 'State',
            area: 'state',
            cell: (offer) => (
              <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
                <OfferStatusTag status={statusOf(offer)} />
                <Typography variant="caption">
                  {textForSeller({ status: statusOf(offer), inStock: offer.product.inStock })}
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
