import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MadeOfferAmount_OfferFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { PriceText } from '../../../ui/text/PriceText.tsx';

graphql(`
  fragment MadeOfferAmount_offer on Offer {
    id
    amount {
      ...PriceText_money
    }
    product {
      id
      resalePrice {
        formatted
      }
    }
  }
`);

type Props = { offer: FragmentType<MadeOfferAmount_OfferFragment> };

/** A buyer's offer, beside the price. */
export function MadeOfferAmount(props: Props) {
  const { amount, product } = unmask<MadeOfferAmount_OfferFragment>(props.offer);
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start' }}>
      <PriceText price={amount} variant="body2" />
      <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        of {product.resalePrice.formatted}
      </Typography>
    </Box>
  );
}
