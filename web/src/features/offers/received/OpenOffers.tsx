import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenOffers_OfferFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { belowPriceText } from '../form/amounts.ts';
import { OfferNote } from '../OfferNote.tsx';
import { BuyerName } from './BuyerName.tsx';
import { CounterOfferButton } from './CounterOfferButton.tsx';
import { DeclineOfferButton } from './DeclineOfferButton.tsx';
import { OffersOfProduct } from './OffersOfProduct.tsx';

graphql(`
  fragment OpenOffers_offer on Offer {
    proposedBy
    viewerCanAccept
    viewerCanCounter
    proposals {
      by
      amount {
        formatted
      }
    }
    amount {
      amount
      formatted
      ...PriceText_money
    }
    createdAt
    changedAt
    lapsesAt
    buyer {
      name
    }
    product {
      productName
      resalePrice {
        amount
      }
    }
    ...OffersOfProduct_offer
    ...BuyerName_offer
    ...DeclineOfferButton_offer
    ...CounterOfferButton_offer
    ...OfferNote_offer
  }
`);

type Props = {
  /** at least one, all for one product */
  offers: readonly FragmentType<OpenOffers_OfferFragment>[];
  /** asks whether to accept an offer */
  onAccept: (id: string) => void;
};

/** The open offers for one product side by side, highest amount first. */
export function OpenOffers({ onAccept, ...props }: Props) {
  const offers = unmask<OpenOffers_OfferFragment>(props.offers);
  const [first] = offers;
  if (!first) return null;
  const { productName } = first.product;
  return (
    <OffersOfProduct offer={first} count={offers.length}>
      <DataTable
        label={`Offers for ${productName}`}
        rows={offers}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Offer',
            cell: (offer) => <OfferedAmount {...offer} />,
          },
          {
            header: 'Price',
            cell: ({ amount, product }) =>
              belowPriceText(amount.amount, product.resalePrice.amount, 'your'),
          },
          {
            header: 'Buyer',
            cell: (offer) => (
              <>
                <BuyerName offer={offer} />
                {offer.proposedBy === 'BUYER' && <OfferNote offer={offer} />}
              </>
            ),
          },
          {
            header: 'Made',
            cell: ({ createdAt, changedAt }) => (
              <Box component="span" sx={{ display: 'inline-grid' }}>
                <RelativeDate key={changedAt} at={changedAt} />
                {changedAt !== createdAt && (
                  <Typography variant="caption" color="textSecondary">
                    changed
                  </Typography>
                )}
              </Box>
            ),
          },
          { header: 'Expires', cell: ({ lapsesAt }) => formatDay(lapsesAt) },
          {
            header: 'Answer',
            cell: (offer) => (
              <Box sx={{ display: 'flex', gap: 0.5, justifyContent: { xs: 'end', md: 'start' } }}>
                {offer.proposedBy === 'BUYER' && (
                  <Button
                    size="small"
                    variant="contained"
                    disabled={!offer.viewerCanAccept}
                    aria-label={`Accept ${offer.amount.formatted} from ${offer.buyer?.name} for ${productName}`}
                    onClick={() => onAccept(offer.id)}
                  >
                    Accept
                  </Button>
                )}
                {(offer.viewerCanCounter || offer.proposedBy === 'SELLER') && (
                  <CounterOfferButton offer={offer} />
                )}
                <DeclineOfferButton offer={offer} />
              </Box>
            ),
          },
        ]}
      />
    </OffersOfProduct>
  );
}

/** The buyer's amount, or the seller's counter-offer. */
function OfferedAmount({
  amount,
  proposedBy,
  proposals,
}: Pick<OpenOffers_OfferFragment, 'amount' | 'proposedBy' | 'proposals'>) {
  const offered = proposals.findLast(({ by }) => by === 'BUYER')?.amount.formatted;
  return (
    <Box component="span" sx={{ display: 'inline-grid' }}>
      <PriceText price={amount} variant="body1" />
      {proposedBy === 'SELLER' && (
        <Typography variant="caption" color="textSecondary">
          Your counter-offer. The buyer offered {offered} and hasn’t answered yet.
        </Typography>
      )}
    </Box>
  );
}
