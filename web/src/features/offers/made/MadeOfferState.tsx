import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MadeOfferState_OfferFragment, OfferStatus } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay, formatDeadline } from '../../../lib/time/dates.ts';
import { OfferNote } from '../OfferNote.tsx';
import { OfferStatusTag } from '../OfferStatusTag.tsx';
import { textForBuyer } from '../offerTexts.ts';

graphql(`
  fragment MadeOfferState_offer on Offer {
    proposedBy
    lapsesAt
    heldUntil
    ...OfferNote_offer
    product {
      inStock
    }
  }
`);

type Props = {
  offer: FragmentType<MadeOfferState_OfferFragment>;
  /** its current state */
  status: OfferStatus;
};

/** An offer's state for its buyer, with the deadline. */
export function MadeOfferState({ status, ...props }: Props) {
  const offer = unmask<MadeOfferState_OfferFragment>(props.offer);
  const { proposedBy, lapsesAt, heldUntil, product } = offer;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <OfferStatusTag status={status} />
      <Typography variant="caption">
        {textForBuyer({ status, inStock: product.inStock, proposedBy })}
        {status === 'OPEN' && ` Expires ${formatDay(lapsesAt)}.`}
        {status === 'ACCEPTED' && heldUntil && ` Held for you until ${formatDeadline(heldUntil)}.`}
      </Typography>
      {status === 'OPEN' && proposedBy === 'SELLER' && <OfferNote offer={offer} />}
    </Box>
  );
}
