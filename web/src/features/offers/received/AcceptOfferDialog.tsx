import Box from '@mui/material/Box';
import { useState } from 'react';
import type { AcceptOfferDialog_OfferFragment, OfferStatus } from '../../../generated/graphql.ts';
import { useAcceptOfferMutation } from '../../../generated/offers.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { textForSeller } from '../offerTexts.ts';
import { useHoldDay } from '../useHoldDay.ts';
import { useOffersToClose } from '../useOffersToClose.tsx';

graphql(`
  fragment AcceptOfferDialog_offer on Offer {
    proposedBy
    viewerCanAccept
    amount {
      amount
      formatted
    }
    product {
      productName
      inStock
    }
    buyer {
      name
    }
  }
`);

const warning = {
  display: 'block',
  mb: 2,
  px: 2,
  py: 1.5,
  borderRadius: '10px',
  bgcolor: 'warning.light',
  color: 'warning.main',
} as const;

type Props = {
  offer: FragmentType<AcceptOfferDialog_OfferFragment>;
  /** its current state */
  status: OfferStatus;
  onClose: () => void;
};

/**
 * Confirms the acceptance of an offer and explains the effects. If the buyer changes the amount meanwhile, it says so
 * and asks again. It also says if the offer has ended or its product is paused.
 */
export function AcceptOfferDialog({ status, onClose, ...props }: Props) {
  const offer = unmask<AcceptOfferDialog_OfferFragment>(props.offer);
  const { id, amount, product, buyer, proposedBy, viewerCanAccept } = offer;
  const others = useOffersToClose(product.id, { butOne: true });
  const [asked] = useState(amount);
  const [accept, { loading }] = useAcceptOfferMutation();
  const until = useHoldDay();
  const name = buyer?.name ?? 'the buyer';

  async function confirm() {
    const { ok } = await accept({ variables: { input: { id, amount: amount.amount } } });
    // A refusal includes the current offer, which the dialog then shows.
    if (ok) onClose();
  }

  // The offer was accepted, here or in another tab.
  if (status === 'ACCEPTED' && !loading) return null;
  if (status !== 'OPEN' && !loading) {
    return (
      <ConfirmDialog
        open
        title="This offer has ended"
        confirmLabel="Close"
        color="primary"
        onConfirm={onClose}
        onCancel={onClose}
      >
        {textForSeller({ status, inStock: product.inStock, proposedBy })}
      </ConfirmDialog>
    );
  }
  // The seller countered meanwhile, in another tab.
  if (proposedBy === 'SELLER' && !loading) return null;
  if (!viewerCanAccept && !loading) {
    return (
      <ConfirmDialog
        open
        title={`${product.productName} is paused`}
        confirmLabel="Close"
        color="primary"
        onConfirm={onClose}
        onCancel={onClose}
      >
        Resume it to accept an offer. Open offers stay open until they expire.
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      // A new button per amount, so that a press meant for the previous amount can't accept the new one.
      key={amount.amount}
      title={`Accept ${amount.formatted} from ${name}?`}
      confirmLabel={`Accept ${amount.formatted}`}
      color="primary"
      pending={loading}
      ready={others.isReady}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {amount.amount !== asked.amount && (
        <Box component="span" role="alert" sx={warning}>
          {name} has changed the offer meanwhile, from {asked.formatted} to {amount.formatted}.
        </Box>
      )}
      <Box component="span">
        {name} has until {until} to pay {amount.formatted}. Meanwhile nobody else can buy{' '}
        {product.productName}. If {name} doesn’t pay, it goes back on sale. You can’t undo this.
      </Box>
      {others.note}
    </ConfirmDialog>
  );
}
