import { mdiCashRefund, mdiCheckCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PaymentPart } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import type { RecordedPayment } from './paymentState.ts';

type PaidProps = {
  transactionId: string;
  /** null until our server has answered */
  recorded: boolean | null;
  /** null until our server has answered */
  record: RecordedPayment | null;
  /** the paid part of the price */
  part: PaymentPart;
  productName: string;
  onRecord: () => void;
};

/** Explains an instalment; a full payment needs no explanation. */
const sentences: Partial<Record<PaymentPart, (productName: string) => string>> = {
  FIRST_HALF: (productName) =>
    `You’ve paid half. ${productName} is reserved for you. Pay the rest after pick-up.`,
  BALANCE: (productName) => `Balance paid: you’ve paid for ${productName} in full.`,
};

/** Replaces the card form once the card was charged. */
export function PaymentSucceeded(props: PaidProps) {
  const { transactionId, recorded, record, part, productName, onRecord } = props;
  return (
    <Outcome
      icon={mdiCheckCircleOutline}
      color="success.main"
      title="Congrats! Your payment completed"
      text={sentences[part]?.(productName)}
      transactionId={transactionId}
    >
      {recorded === false ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={onRecord}>
              Try again
            </Button>
          }
        >
          Your money is safe, but the shop hasn’t confirmed yet. It soon will; don’t pay again.
        </Alert>
      ) : (
        record && <PaidOrder paymentId={record.saleId} part={part} />
      )}
    </Outcome>
  );
}

/** Replaces the card form when the payment is refunded. */
export function PaymentRefunded(props: { transactionId: string; message: string }) {
  return (
    <Outcome
      icon={mdiCashRefund}
      color="warning.main"
      title={props.message}
      transactionId={props.transactionId}
    >
      <ButtonLink to={paths.pages} variant="contained" sx={{ justifySelf: 'start' }}>
        Find something similar
      </ButtonLink>
    </Outcome>
  );
}

type OutcomeProps = {
  icon: string;
  color: string;
  title: string;
  text?: string | undefined;
  transactionId: string;
  children: ReactNode;
};

function Outcome({ icon, color, title, text, transactionId, children }: OutcomeProps) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ color, display: 'flex' }}>
        <Icon path={icon} size={40} />
      </Box>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {text && <Typography>{text}</Typography>}
      <Typography color="textSecondary">
        Transaction id:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
          {transactionId}
        </Box>
      </Typography>
      {children}
    </Box>
  );
}
