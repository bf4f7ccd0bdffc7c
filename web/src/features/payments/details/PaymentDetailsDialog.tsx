import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PaymentDetails_PaymentFragment } from '../../../generated/graphql.ts';
import { formatFullMoment } from '../../../lib/time/dates.ts';
import { paymentEvents } from './paymentEvents.ts';

type Props = { payment: PaymentDetails_PaymentFragment; open: boolean; onClose: () => void };

/** All events of a payment, in order. */
export function PaymentDetailsDialog({ payment, open, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        Payment for {payment.productName}
      </DialogTitle>
      <DialogContent>
        <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
          {payment.transactionId}
        </Box>
        <Box
          component="ol"
          aria-label="History"
          sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
        >
          {paymentEvents(payment).map(({ name, at, note }) => (
            <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              {note && <Typography variant="body2">{note}</Typography>}
              <Typography variant="body2" color="textSecondary">
                <time dateTime={at}>{formatFullMoment(at)}</time>
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
