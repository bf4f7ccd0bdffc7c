import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DeclineOfferButton_OfferFragment } from '../../../generated/graphql.ts';
import { useDeclineOfferMutation } from '../../../generated/offers.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

graphql(`
  fragment DeclineOfferButton_offer on Offer {
    amount {
      formatted
    }
    product {
      productName
    }
    buyer {
      name
    }
  }
`);

/** Declines an open offer, after asking. */
export function DeclineOfferButton(props: {
  offer: FragmentType<DeclineOfferButton_OfferFragment>;
}) {
  const { id, amount, product, buyer } = unmask<DeclineOfferButton_OfferFragment>(props.offer);
  const [asking, setAsking] = useState(false);
  const [decline, { loading }] = useDeclineOfferMutation();
  const name = buyer?.name ?? 'the buyer';
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={loading}
        aria-label={`Decline ${amount.formatted} from ${name} for ${product.productName}`}
        onClick={() => setAsking(true)}
      >
        Decline
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Decline ${amount.formatted} from ${name}?`}
          confirmLabel="Decline offer"
          onConfirm={() => {
            setAsking(false);
            void decline({ variables: { id } });
          }}
          onCancel={() => setAsking(false)}
        >
          {name} gets a notification, and can make another offer while the product is available.
        </ConfirmDialog>
      )}
    </>
  );
}
