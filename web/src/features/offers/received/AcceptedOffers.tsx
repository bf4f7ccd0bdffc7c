import Typography from '@mui/material/Typography';
import type { AcceptedOffers_OfferFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { OffersSection } from './OffersSection.tsx';
import { offerColumns } from './offer.columns.tsx';

graphql(`
  fragment AcceptedOffers_offer on Offer {
    heldUntil
    amount {
      ...PriceText_money
    }
    ...OfferedProduct_offer
    ...BuyerName_offer
  }
`);

type Props = { offers: readonly FragmentType<AcceptedOffers_OfferFragment>[] };

/** On a phone, the picture is on the left. */
const areas = '"image name name" "image buyer amount" "state state state"';

/** A seller's accepted offers awaiting payment, with the end of the hold. */
export function AcceptedOffers(props: Props) {
  return (
    <OffersSection title="Accepted">
      <DataTable
        label="Accepted offers"
        areas={areas}
        rows={unmask<AcceptedOffers_OfferFragment>(props.offers)}
        rowKey={({ id }) => id}
        columns={[
          ...offerColumns,
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
