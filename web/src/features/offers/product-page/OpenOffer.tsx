import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpenOffer_OfferFragment, Stock } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { MadeOfferActions } from '../made/MadeOfferActions.tsx';
import { OfferNote } from '../OfferNote.tsx';
import { textForBuyer } from '../offerTexts.ts';

graphql(`
  fragment OpenOffer_offer on Offer {
    proposedBy
    amount {
      formatted
    }
    lapsesAt
    ...MadeOfferActions_offer
    ...OfferNote_offer
  }
`);

type Props = {
  inStock: Stock;
  offer: FragmentType<OpenOffer_OfferFragment>;
};

/** A buyer's open offer or the seller's counter-offer, with its deadline and the buyer's actions. */
export function OpenOffer({ inStock, ...props }: Props) {
  const offer = unmask<OpenOffer_OfferFragment>(props.offer);
  const { amount, lapsesAt, proposedBy } = offer;
  const title = proposedBy === 'SELLER' ? 'The seller’s counter-offer' : 'Your offer';
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="subtitle2">{title}</Typography>
        <Typography
          variant="subtitle2"
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {amount.formatted}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {textForBuyer({ status: 'OPEN', inStock, proposedBy })} Expires {formatDay(lapsesAt)}.
      </Typography>
      {proposedBy === 'SELLER' && <OfferNote offer={offer} />}
      <MadeOfferActions offer={offer} status="OPEN" />
    </Box>
  );
}
