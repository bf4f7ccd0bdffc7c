import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Refund_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { OwnBusinessNote, useIsOwnBusiness } from '../../session/ownBusiness.tsx';
import { RefundDialog } from './RefundDialog.tsx';

graphql(`
  fragment Refund_payment on Payment {
    id
    productName
    buyerName
    sellerName
    part
    status
    viewerCanRefund
    order {
      id
      buyer {
        userId
      }
      seller {
        userId
      }
    }
    amount {
      formatted
    }
    refund {
      reason
      admin {
        id
        name
      }
    }
  }
`);

/** Lets an admin refund a sale in full, or shows the reason and the admin of its refund. */
export function Refund(props: { payment: FragmentType<Refund_PaymentFragment> }) {
  const payment = unmask<Refund_PaymentFragment>(props.payment);
  const { id, productName, buyerName, sellerName, part, viewerCanRefund, amount, refund } = payment;
  const dialog = useOverlay();
  const isOwn = useIsOwnBusiness(payment.order?.buyer.userId, payment.order?.seller.userId);
  return (
    <>
      {refund && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {refund.admin?.name ?? 'An admin'}: {refund.reason}
        </Typography>
      )}
      {isOwn && payment.status === 'PAID' && <OwnBusinessNote />}
      {viewerCanRefund && (
        <Button
          size="small"
          color="error"
          variant="outlined"
          aria-label={`Refund: ${productName}`}
          onClick={dialog.open}
        >
          Refund…
        </Button>
      )}
      {dialog.overlay && (
        <RefundDialog
          paymentId={id}
          productName={productName}
          buyerName={buyerName}
          sellerName={sellerName}
          amount={amount.formatted}
          isHalf={part !== 'WHOLE'}
          {...dialog.overlay}
        />
      )}
    </>
  );
}
