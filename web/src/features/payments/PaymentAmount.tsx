import Typography from '@mui/material/Typography';
import type { PaymentAmount_PaymentFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { PriceText } from '../../ui/PriceText.tsx';

graphql(`
  fragment PaymentAmount_payment on Payment {
    id
    status
    amount {
      ...PriceText_money
    }
    amountRefunded {
      amount
      formatted
    }
  }
`);

/** What was charged, and under it what was returned, where that is a part. */
export function PaymentAmount(props: { payment: FragmentType<PaymentAmount_PaymentFragment> }) {
  const { status, amount, amountRefunded } = unmask<PaymentAmount_PaymentFragment>(props.payment);
  return (
    <div>
      <PriceText price={amount} />
      {status !== 'REFUNDED' && amountRefunded.amount > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {amountRefunded.formatted} refunded
        </Typography>
      )}
    </div>
  );
}
