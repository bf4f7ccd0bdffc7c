import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Elements } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CardForm } from './CardForm.tsx';
import { loadCards } from './loadStripe.ts';
import { PaymentRefunded, PaymentSucceeded } from './PaymentResult.tsx';
import { TestCardHint } from './TestCardHint.tsx';
import type { usePayment } from './usePayment.ts';

type Props = ReturnType<typeof usePayment> & {
  /** for people, as on the button */
  amount: string;
  buyer: { displayName: string; email: string };
};

/** Pays for one product: the card form, and what stands in its place before and after. */
export function Checkout({ stage, open, paid, amount, buyer }: Props) {
  const { cards } = useConfig();
  const [provider] = useState(() => loadCards(cards));
  if (stage.at === 'returned') return <PaymentRefunded {...stage} />;
  if (stage.at === 'paid') {
    const { transactionId, recorded } = stage;
    const onRecord = () => void paid(transactionId);
    return (
      <PaymentSucceeded transactionId={transactionId} recorded={recorded} onRecord={onRecord} />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {stage.at === 'refused' && (
        <Alert
          severity="error"
          action={
            stage.again ? (
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
          {stage.message}
        </Alert>
      )}
      <Elements stripe={provider}>
        <CardForm
          amount={amount}
          clientSecret={stage.at === 'open' ? stage.clientSecret : null}
          buyer={buyer}
          onPaid={(transactionId) => void paid(transactionId)}
          onGone={() => void open()}
          isClosed={stage.at === 'refused' && !stage.again}
        >
          {cards.mode === 'sandbox' && <TestCardHint />}
        </CardForm>
      </Elements>
    </Box>
  );
}
