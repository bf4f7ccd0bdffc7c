import Typography from '@mui/material/Typography';
import type { AcceptedOffers_OfferFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { formatDeadline } from '../../../../lib/time/dates.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { PriceText } from '../../../../ui/text/PriceText.tsx';
import { OfferedProductName, OfferedProductPicture } from '../../../offers/OfferedProduct.tsx';
import { BuyerName } from './BuyerName.tsx';
import { OffersSection } from './OffersSection.tsx';

graphql(`
  fragment AcceptedOffers_offer on Offer {
    id
    heldUntil
    amount {
      ...PriceText_money
    }
    ...OfferedProduct_offer
    ...BuyerName_offer
  }
`);

type Props = { offers: readonly FragmentType<AcceptedOffers_OfferFragment>[] };

/** On a phone the picture is at the left of everything else. */
const areas = '"image name name" "image buyer amount" "state state state"';

/** The offers that a seller has accepted and that are to be paid, with the end of the hold. */
export function AcceptedOffers(props: Props) {
  return (
    <OffersSection title="Accepted">
      <DataTable
        label="Accepted offers"
        areas={areas}
        rows={unmask<AcceptedOffers_OfferFragment>(props.offers)}
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
            cell: ({ heldUntil }) => (
              <Typography variant="body2">
                Held{heldUntil && ` until ${formatDeadline(heldUntil)}`}, waiting for payment.
              </Typography>
            ),
          },
        ]}
      />
    </OffersSection>
  );
}
