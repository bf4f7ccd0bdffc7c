import Box from '@mui/material/Box';
import { useState } from 'react';
import { useAcceptOfferMutation } from '../../../../generated/catalog.ts';
import type {
  AcceptOfferDialog_OfferFragment,
  OfferStatus,
} from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { textsForSeller } from '../../../offers/offerTexts.ts';
import { acceptOfferOptions } from './acceptOffer.cache.ts';

graphql(`
  fragment AcceptOfferDialog_offer on Offer {
    id
    amount {
      amount
      formatted
    }
    product {
      id
      productName
    }
    buyer {
      id
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
  /** where it stands now */
  status: OfferStatus;
  onClose: () => void;
};

/**
 * Asks before an offer is accepted, and says what follows. Where the buyer has changed the amount meanwhile, it says so
 * and asks again; where the offer has ended, it says how.
 */
export function AcceptOfferDialog({ status, onClose, ...props }: Props) {
  const { id, amount, product, buyer } = unmask<AcceptOfferDialog_OfferFragment>(props.offer);
  const [asked] = useState(amount);
  const [accept, { loading }] = useAcceptOfferMutation(acceptOfferOptions);
  const name = buyer?.name ?? 'the buyer';

  async function confirm() {
    const { ok } = await accept({ variables: { input: { id, amount: amount.amount } } });
    // A refusal brings the offer as it is now, of which the question then tells.
    if (ok) onClose();
  }

  // Done, here or in another tab.
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
        {textsForSeller[status]}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      // Another button for another amount: none is accepted by a press that was meant for the one before.
      key={amount.amount}
      title={`Accept ${amount.formatted} from ${name}?`}
      confirmLabel={`Accept ${amount.formatted}`}
      color="primary"
      pending={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {amount.amount !== asked.amount && (
        <Box component="span" role="alert" sx={warning}>
          {name} has changed the offer meanwhile, from {asked.formatted} to {amount.formatted}.
        </Box>
      )}
      <Box component="span">
        {product.productName} is held for {name} until the end of the third working day from today.
        Only {name} can pay for it then, at {amount.formatted}; everybody else sees that it is
        paused, and your other open offers for it end. If it is not paid by then, it is for sale
        again. You cannot take this back.
      </Box>
    </ConfirmDialog>
  );
}
