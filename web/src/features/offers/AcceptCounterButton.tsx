import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AcceptCounterButton_OfferFragment } from '../../generated/graphql.ts';
import { useAcceptCounterOfferMutation } from '../../generated/offers.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { useHoldDay } from './useHoldDay.ts';

graphql(`
  fragment AcceptCounterButton_offer on Offer {
    viewerCanAccept
    amount {
      amount
      formatted
    }
    product {
      productName
    }
  }
`);

type Props = { offer: FragmentType<AcceptCounterButton_OfferFragment> };

/** Accepts the seller's counter-offer with one tap, and explains what follows. */
export function AcceptCounterButton(props: Props) {
  const { id, amount, product, viewerCanAccept } = unmask<AcceptCounterButton_OfferFragment>(
    props.offer,
  );
  const [accept, { loading }] = useAcceptCounterOfferMutation();
  const until = useHoldDay();
  return (
    <>
      <Typography variant="body2" sx={{ flexBasis: '100%' }}>
        If you accept, pay by {until}, or it goes back on sale.
      </Typography>
      <Button
        // A new button per amount, so that a press meant for the previous amount can't accept the new one.
        key={amount.amount}
        size="small"
        variant="contained"
        disabled={loading || !viewerCanAccept}
        aria-label={`Accept ${amount.formatted} for ${product.productName}`}
        onClick={() => void accept({ variables: { input: { id, amount: amount.amount } } })}
      >
        Accept {amount.formatted}
      </Button>
    </>
  );
}
