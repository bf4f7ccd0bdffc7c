import { mdiReceiptTextOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Receipt_PaymentFragment } from '../../../generated/graphql.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import type { FragmentType } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toastNotLoaded } from '../../../ui/toasts/toast.ts';
import type { Side } from '../hand-over/nextStep.ts';

const ReceiptDialog = lazyChunk(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog);

type Props = {
  payment: FragmentType<Receipt_PaymentFragment>;
  /** name of the purchase */
  of: string;
  /** the receipt's owner */
  side: Side;
};

/** Opens the receipt of a payment. */
export function ReceiptButton({ payment, of, side }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiReceiptTextOutline} size={18} />}
        aria-label={`Receipt for ${of}`}
        onClick={() => setOpen(true)}
      >
        Receipt
      </Button>
      {open && (
        <ReceiptDialog
          payment={payment}
          side={side}
          onClose={() => setOpen(false)}
          onLoadError={(error) => {
            setOpen(false);
            toastNotLoaded(error);
          }}
        />
      )}
    </>
  );
}
