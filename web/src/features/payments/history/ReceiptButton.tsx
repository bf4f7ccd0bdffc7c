import { mdiReceiptTextOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Receipt_PaymentFragment } from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { loadChunk } from '../../../lib/loadChunk.ts';
import { Icon } from '../../../ui/Icon.tsx';

const ReceiptDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./ReceiptDialog.tsx'))).ReceiptDialog,
}));

type Props = { payment: FragmentType<Receipt_PaymentFragment>; productName: string };

/** Opens the receipt of a payment. */
export function ReceiptButton({ payment, productName }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiReceiptTextOutline} size={18} />}
        aria-label={`Receipt for ${productName}`}
        onClick={() => setOpen(true)}
      >
        Receipt
      </Button>
      {open && (
        <Suspense>
          <ReceiptDialog payment={payment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
