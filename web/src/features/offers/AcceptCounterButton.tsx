import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AcceptCounterButton_OfferFragment } from '../../generated/graphql.ts';
import { useAcceptCounterOfferMutation } from '../../generated/offers.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useHoldDay } from './useHoldDay.ts';

graphql(`
  fragment AcceptCounterButton_offer on Offer {
    id
    viewerCanAccept
    amount {
      amount
      formatted
    }
    product {
      id
      productName
    }
  }
`);

type Props = { offer: FragmentType<AcceptCounterButton_OfferFragment> };

/** Accepts the seller's counter-offer, after asking. */
export function AcceptCounterButton(props: Props) {
  const { id, amount, product, viewerCanAccept } = unmask<AcceptCounterButton_OfferFragment>(
    props.offer,
  );
  const [asking, setAsking] = useState(false);
  const [accept, { loading }] = useAcceptCounterOfferMutation();
  const until = useHoldDay();
  return (
    <>
      <Button
        size="small"
        variant="contained"
        disabled={loading || !viewerCanAccept}
        aria-label={`Accept ${amount.formatted} for ${product.productName}`}
        onClick={() => setAsking(true)}
      >
        Accept {amount.formatted}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          // A new button per amount, so that a press meant for the former amount can't accept the new one.
          key={amount.amount}
          title={`Accept ${amount.formatted} for ${product.productName}?`}
          confirmLabel={`Accept ${amount.formatted}`}
          color="primary"
          onConfirm={() => {
            setAsking(false);
            void accept({ variables: { input: { id, amount: amount.amount } } });
          }}
          onCancel={() => setAsking(false)}
        >
          You have until {until} to pay {amount.formatted}. Meanwhile nobody else can buy it. If you
          don’t pay, it goes back on sale.
        </ConfirmDialog>
      )}
    </>
  );
}
