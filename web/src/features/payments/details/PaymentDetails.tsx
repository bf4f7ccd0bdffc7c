import Button from '@mui/material/Button';
import type { PaymentDetails_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { PaymentDetailsDialog } from './PaymentDetailsDialog.tsx';

graphql(`
  fragment PaymentDetails_payment on Payment {
    id
    productName
    transactionId
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
        id
        name
      }
    }
  }
`);

/** Opens the details of a payment. */
export function PaymentDetails(props: { payment: FragmentType<PaymentDetails_PaymentFragment> }) {
  const payment = unmask<PaymentDetails_PaymentFragment>(props.payment);
  const dialog = useOverlay();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={`Details of the payment: ${payment.productName}`}
        onClick={dialog.open}
      >
        Details
      </Button>
      {dialog.overlay && <PaymentDetailsDialog payment={payment} {...dialog.overlay} />}
    </>
  );
}
