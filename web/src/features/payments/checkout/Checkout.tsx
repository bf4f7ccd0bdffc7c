import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Elements } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CardForm } from './CardForm.tsx';
import { loadStripe } from './loadStripe.ts';
import { PaymentRefunded, PaymentSucceeded } from './PaymentResult.tsx';
import { TestCardHint } from './TestCardHint.tsx';
import type { usePayment } from './usePayment.ts';

type Props = ReturnType<typeof usePayment> & {
  /** formatted, as on the button */
  amount: string;
  buyer: { displayName: string; email: string };
};

/** The checkout of one product: the card form, and the result in its place. */
export function Checkout({ payment, open, onPaid, amount, buyer }: Props) {
  const { cards } = useConfig();
  const [stripe] = useState(() => loadStripe(cards));
  if (payment.status === 'refunded') return <PaymentRefunded {...payment} />;
  if (payment.status === 'paid') {
    const { transactionId, recorded } = payment;
    const onRecord = () => void onPaid(transactionId);
    return (
      <PaymentSucceeded transactionId={transactionId} recorded={recorded} onRecord={onRecord} />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {payment.status === 'refused' && (
        <Alert
          severity="error"
          action={
            payment.canRetry ? (
              <Button color="inherit" onClick={() => void open()}>
                Retry
              </Button>
            ) : (
              <ButtonLink color="inherit" to={paths.pages}>
                Other products
              </ButtonLink>
            )
          }
        >
          {payment.message}
        </Alert>
      )}
      <Elements stripe={stripe}>
        <CardForm
          amount={amount}
          clientSecret={payment.status === 'open' ? payment.clientSecret : null}
          buyer={buyer}
          onPaid={(transactionId) => void onPaid(transactionId)}
          onCanceled={() => void open()}
          isClosed={payment.status === 'refused' && !payment.canRetry}
        >
          {cards.mode === 'sandbox' && <TestCardHint />}
        </CardForm>
      </Elements>
    </Box>
  );
}
