import { successfulCard } from '@fitness-zone/contract/payments/test-cards.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Elements } from '@stripe/react-stripe-js';
import { type ReactNode, useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { useConnectionBack } from '../../../lib/connection.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { CardForm } from './card/CardForm.tsx';
import { loadStripe } from './card/loadStripe.ts';
import { PaymentRefunded, PaymentSucceeded } from './PaymentResult.tsx';
import type { usePayment } from './usePayment.ts';

type Props = Pick<
  ReturnType<typeof usePayment>,
  'payment' | 'part' | 'firstHalf' | 'open' | 'onPaid'
> & {
  /** formatted, as on the button */
  amount: string;
  productName: string;
  buyer: { displayName: string; email: string };
  /** information before paying */
  note: ReactNode;
  /** choices before paying; changes have no effect while `isPaying` */
  choice: (isPaying: boolean) => ReactNode;
};

/** The checkout of one product: the card form, then the result in its place. */
export function Checkout(props: Props) {
  const { payment, part, firstHalf, open, onPaid, amount, productName, buyer, note, choice } =
    props;
  const { cards } = useConfig();
  const [attempt, setAttempt] = useState(() => ({ number: 1, stripe: loadStripe(cards) }));
  useConnectionBack(() => {
    const stripe = loadStripe(cards);
    if (stripe !== attempt.stripe) setAttempt({ number: attempt.number + 1, stripe });
    if (payment.status === 'refused' && payment.canRetry) void open();
    if (payment.status === 'paid' && payment.recorded === false) void onPaid(payment.transactionId);
  });
  if (payment.status === 'refunded') return <PaymentRefunded {...payment} />;
  if (payment.status === 'paid') {
    const onRecord = () => void onPaid(payment.transactionId);
    const isWhollyPaid = part === 'BALANCE' || firstHalf?.balance?.status === 'PAID';
    return (
      <PaymentSucceeded
        {...payment}
        part={isWhollyPaid ? 'BALANCE' : (payment.record?.part ?? part)}
        productName={productName}
        onRecord={onRecord}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {note}
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
      {/* The `stripe` prop can't be changed. */}
      <Elements key={attempt.number} stripe={attempt.stripe}>
        <CardForm
          amount={amount}
          choice={choice}
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

/** The number of a test card, shown while the sandbox takes the payments. */
function TestCardHint() {
  return (
    <Typography variant="body2" color="textSecondary">
      No real money moves here. Try the test card {successfulCard} with any future date and any
      security code.
    </Typography>
  );
}
