import Typography from '@mui/material/Typography';
import type { OfferSide, OfferStatus, Stock } from '../../../generated/graphql.ts';
import { textForBuyer } from '../offerTexts.ts';

/** Whether another offer is possible, by the product's state. */
const another: Partial<Record<Stock, string>> = {
  AVAILABLE: 'You can make another one.',
  PAUSED: 'You can make another one once the product is available again.',
};

type Props = { status: OfferStatus; inStock: Stock; proposedBy: OfferSide };

/** The outcome of a buyer's last offer for a product, and whether another one is possible. */
export function LastOffer({ status, inStock, proposedBy }: Props) {
  return (
    <Typography variant="body2" color="textSecondary">
      Your last offer: {textForBuyer({ status, inStock, proposedBy })} {another[inStock]}
    </Typography>
  );
}
