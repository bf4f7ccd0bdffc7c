import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type {
  FailedRefund_PaymentFragment,
  FailedRefundAnswer,
} from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { FailedRefundDialog } from './FailedRefundDialog.tsx';
import { failedRefundTexts } from './failedRefundTexts.ts';

graphql(`
  fragment FailedRefund_payment on Payment {
    productName
    failedRefund {
      formatted
    }
    viewerFailedRefundAnswers
  }
`);

/** Shows that the bank sent a refund back, and lets admins decide about it. */
export function FailedRefund(props: {
  payment: FragmentType<FailedRefund_PaymentFragment>;
  toBuyer?: boolean;
}) {
  const payment = unmask<FailedRefund_PaymentFragment>(props.payment);
  const { id, productName, failedRefund, viewerFailedRefundAnswers: answers } = payment;
  const dialog = useOverlay();
  const [answer, setAnswer] = useState<FailedRefundAnswer>('TRY_AGAIN');
  return (
    <>
      {failedRefund && (
        <Typography variant="body2" color="error">
          {props.toBuyer
            ? `Your bank sent back your refund of ${failedRefund.formatted}. We hold the money for you until we have found another way.`
            : `The buyer’s bank sent back the refund of ${failedRefund.formatted}. The shop holds it for the buyer.`}
        </Typography>
      )}
      {answers.map((one) => (
        <Button
          key={one}
          size="small"
          variant="outlined"
          aria-label={`${failedRefundTexts[one].label}: ${productName}`}
          onClick={() => {
            setAnswer(one);
            dialog.open();
          }}
        >
          {failedRefundTexts[one].label}…
        </Button>
      ))}
      {dialog.overlay && (
        <FailedRefundDialog
          paymentId={id}
          productName={productName}
          answer={answer}
          amount={failedRefund?.formatted ?? ''}
          {...dialog.overlay}
        />
      )}
    </>
  );
}
