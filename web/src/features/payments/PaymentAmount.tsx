import Typography from '@mui/material/Typography';
import type { PaymentAmount_PaymentFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { PriceText } from '../../ui/text/PriceText.tsx';

graphql(`
  fragment PaymentAmount_payment on Payment {
    status
    part
    price {
      formatted
    }
    amount {
      ...PriceText_money
    }
    amountRefunded {
      amount
      formatted
    }
  }
`);

const parts = { WHOLE: null, FIRST_HALF: 'First half', BALANCE: 'Balance' } as const;

/** The amount charged, its share of the price, and the refund if it is partial. */
export function PaymentAmount(props: { payment: FragmentType<PaymentAmount_PaymentFragment> }) {
  const { status, part, price, amount, amountRefunded } = unmask<PaymentAmount_PaymentFragment>(
    props.payment,
  );
  return (
    <div>
      <PriceText price={amount} />
      {parts[part] && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {parts[part]} of {price.formatted}
        </Typography>
      )}
      {status !== 'REFUNDED' && amountRefunded.amount > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {amountRefunded.formatted} refunded
        </Typography>
      )}
    </div>
  );
}
