import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MadeOfferAmount_OfferFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { PriceText } from '../../../ui/text/PriceText.tsx';

graphql(`
  fragment MadeOfferAmount_offer on Offer {
    amount {
      ...PriceText_money
    }
    proposedBy
    proposals {
      by
      amount {
        formatted
      }
    }
    product {
      resalePrice {
        formatted
      }
    }
  }
`);

type Props = { offer: FragmentType<MadeOfferAmount_OfferFragment> };

/** A buyer's offer or the seller's counter-offer, beside the price. */
export function MadeOfferAmount(props: Props) {
  const offer = unmask<MadeOfferAmount_OfferFragment>(props.offer);
  const { amount, product, proposedBy, proposals } = offer;
  const own = proposals.findLast(({ by }) => by === 'BUYER');
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start' }}>
      <PriceText price={amount} variant="body2" />
      <Typography variant="caption" color="textSecondary">
        {proposedBy === 'SELLER' && own
          ? `Seller’s counter-offer. You offered ${own.amount.formatted}.`
          : `of ${product.resalePrice.formatted}`}
      </Typography>
    </Box>
  );
}
