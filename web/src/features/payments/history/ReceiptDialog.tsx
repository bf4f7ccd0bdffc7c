import { mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useId } from 'react';
import type { Receipt_PaymentFragment } from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Side } from '../hand-over/nextStep.ts';
import { Receipt } from './Receipt.tsx';

type Props = {
  payment: FragmentType<Receipt_PaymentFragment>;
  /** the receipt's owner */
  side: Side;
  onClose: () => void;
};

// On paper only the receipt is left of the page, in ink, under the shop's name.
const printStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > *:not(.receipt), .receipt .MuiDialogActions-root, .receipt .MuiBackdrop-root, .receipt .actions':
          {
            display: 'none !important',
          },
        '.receipt *': {
          color: '#000 !important',
          background: 'none !important',
          borderColor: '#bbb !important',
        },
        '.receipt .MuiDialogTitle-root::before': { content: '"Fitness Zone: "' },
      },
    }}
  />
);

/** The receipt of one payment, to read and to print. */
export function ReceiptDialog({ payment, side, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open className="receipt" onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      {printStyles}
      <DialogTitle id={id}>Receipt</DialogTitle>
      <DialogContent>
        <Receipt payment={payment} side={side} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="contained"
          startIcon={<Icon path={mdiPrinterOutline} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </DialogActions>
    </Dialog>
  );
}
