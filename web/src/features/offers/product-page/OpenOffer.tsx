import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpenOffer_OfferFragment, Stock } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { OfferButton } from '../form/OfferButton.tsx';
import type { OfferedProduct } from '../form/OfferDialog.tsx';
import { textForBuyer } from '../offerTexts.ts';
import { WithdrawOfferButton } from '../WithdrawOfferButton.tsx';

graphql(`
  fragment OpenOffer_offer on Offer {
    id
    amount {
      amount
      formatted
    }
    lapsesAt
  }
`);

type Props = {
  product: OfferedProduct & { inStock: Stock };
  offer: FragmentType<OpenOffer_OfferFragment>;
};

/** A buyer's open offer with its deadline, and buttons to change or withdraw it. */
export function OpenOffer({ product, ...props }: Props) {
  const { id, amount, lapsesAt } = unmask<OpenOffer_OfferFragment>(props.offer);
  const { productName, inStock } = product;
  return (
    <Box component="section" aria-label="Your offer">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="subtitle2">Your offer</Typography>
        <Typography
          variant="subtitle2"
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {amount.formatted}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {textForBuyer({ status: 'OPEN', inStock })} Expires {formatDay(lapsesAt)}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1.5 }}>
        {inStock === 'AVAILABLE' && (
          <OfferButton
            product={product}
            offered={amount.amount}
            size="small"
            color="inherit"
            aria-label={`Change your offer for ${productName}`}
          >
            Change
          </OfferButton>
        )}
        <WithdrawOfferButton id={id} productName={productName} />
      </Box>
    </Box>
  );
}
