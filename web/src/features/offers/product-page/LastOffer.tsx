import Typography from '@mui/material/Typography';
import type { OfferStatus, Stock } from '../../../generated/graphql.ts';
import { textForBuyer } from '../offerTexts.ts';

/** Whether there can be another offer, by the product's state. */
const another: Partial<Record<Stock, string>> = {
  AVAILABLE: 'You can make another one.',
  PAUSED: 'You can make another one once the product is available again.',
};

type Props = { status: OfferStatus; inStock: Stock };

/** The outcome of a buyer's last offer for a product, and whether there can be another one. */
export function LastOffer({ status, inStock }: Props) {
  return (
    <Typography variant="body2" color="textSecondary">
      Your last offer: {textForBuyer({ status, inStock })} {another[inStock]}
    </Typography>
  );
}
