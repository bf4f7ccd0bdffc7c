import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWithdrawOfferMutation } from '../../generated/offers.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

type Props = {
  id: string;
  productName: string;
};

/** Withdraws an open offer, after asking. */
export function WithdrawOfferButton({ id, productName }: Props) {
  const [asking, setAsking] = useState(false);
  const [withdraw, { loading }] = useWithdrawOfferMutation();
  return (
    <>
      <Button
        size="small"
        color="error"
        disabled={loading}
        aria-label={`Withdraw your offer for ${productName}`}
        onClick={() => setAsking(true)}
      >
        Withdraw
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Withdraw your offer for ${productName}?`}
          confirmLabel="Withdraw offer"
          onConfirm={() => {
            setAsking(false);
            void withdraw({ variables: { id } });
          }}
          onCancel={() => setAsking(false)}
        >
          The seller can no longer accept it. You can make another offer while the product is
          available.
        </ConfirmDialog>
      )}
    </>
  );
}
