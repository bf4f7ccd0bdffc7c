import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PaymentDetails_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatFullMoment } from '../../../lib/time/dates.ts';
import { paymentEvents } from './paymentEvents.ts';

graphql(`
  fragment PaymentDetails_payment on Payment {
    productName
    transactionId
    buyerName
    buyerEmail
    part
    createdAt
    paidAt
    refundedAt
    amount {
      formatted
    }
    amountRefunded {
      formatted
    }
    handOver {
      handedOverAt
      disputedAt
      problem
    }
    balance {
      amount {
        formatted
      }
      dueFrom
      dueBy
      paidAt
      cancelledAt
    }
    dispute {
      status
      reason
      amount {
        formatted
      }
      createdAt
      dueBy
      closedAt
    }
    refund {
      reason
      begunAt
      admin {
        name
      }
    }
  }
`);

type Props = {
  payment: FragmentType<PaymentDetails_PaymentFragment>;
  open: boolean;
  onClose: () => void;
};

/** A payment's buyer, its id at the provider, and all its events, in order. */
export function PaymentDetailsDialog({ open, onClose, ...props }: Props) {
  const payment = unmask<PaymentDetails_PaymentFragment>(props.payment);
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        Payment for {payment.productName}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {payment.buyerName}, {payment.buyerEmail}
        </Typography>
        <Box
          component="code"
          title="Transaction id"
          sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}
        >
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
