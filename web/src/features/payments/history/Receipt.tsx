import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Receipt_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatFullMoment } from '../../../lib/time/dates.ts';
import { HandOver } from '../hand-over/HandOver.tsx';
import type { Side } from '../hand-over/nextStep.ts';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';
import { Instalment } from './Instalment.tsx';

graphql(`
  fragment Receipt_payment on Payment {
    id
    transactionId
    ...PaymentStatusTag_payment
    productName
    buyerName
    buyerEmail
    sellerName
    createdAt
    paidAt
    refundedAt
    amount {
      formatted
    }
    part
    price {
      formatted
    }
    balance {
      status
      amount {
        formatted
      }
      paidAt
      payment {
        id
        transactionId
      }
    }
    amountRefunded {
      amount
      formatted
    }
    handOver {
      status
    }
    ...HandOver_payment
  }
`);

type Line = [name: string, detail: ReactNode];

type Props = {
  payment: FragmentType<Receipt_PaymentFragment>;
  /** the receipt's owner */
  side: Side;
};

/** A payment in all its particulars, as they were when it was made, and how its product is handed over. */
export function Receipt({ side, ...props }: Props) {
  const payment = unmask<Receipt_PaymentFragment>(props.payment);
  const lines: Line[] = [
    ['Product', payment.productName],
    ['Seller', payment.sellerName],
    ['Buyer', `${payment.buyerName} (${payment.buyerEmail})`],
    ...(payment.balance ? instalments(payment, payment.balance) : wholePayment(payment)),
    ...(payment.refundedAt
      ? [['Refunded', formatFullMoment(payment.refundedAt)] satisfies Line]
      : []),
    ['Status', <PaymentStatusTag key="status" payment={payment} />],
    ...(payment.amountRefunded.amount > 0
      ? [['Amount refunded', payment.amountRefunded.formatted] satisfies Line]
      : []),
    ...(payment.handOver
      ? [['Hand-over', <HandOver key="hand-over" payment={payment} side={side} />] satisfies Line]
      : []),
    [
      payment.part === 'BALANCE' ? 'Balance' : 'Total',
      <Typography key="total" variant="h4" component="span">
        {payment.part === 'BALANCE' ? payment.amount.formatted : payment.price.formatted}
      </Typography>,
    ],
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {lines.map(([term, detail]) => (
        <Box
          key={term}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: 1,
            borderBottom: 1,
            borderColor: 'divider',
            pb: 1.5,
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere' }}>
            {detail}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const wholePayment = ({ paidAt, createdAt, transactionId }: Receipt_PaymentFragment): Line[] => [
  ['Paid', formatFullMoment(paidAt ?? createdAt)],
  ['Transaction id', transactionId],
];

type Balance = NonNullable<Receipt_PaymentFragment['balance']>;

const instalments = (first: Receipt_PaymentFragment, balance: Balance): Line[] => [
  [
    'First half',
    <Instalment
      key="first-half"
      amount={first.amount.formatted}
      paidAt={first.paidAt}
      transactionId={first.transactionId}
    />,
  ],
  [
    'Balance',
    <Instalment
      key="balance"
      amount={balance.amount.formatted}
      paidAt={balance.paidAt}
      transactionId={balance.payment?.transactionId ?? null}
    >
      {balance.status === 'CANCELLED' ? 'No longer owed' : 'Not paid yet'}
    </Instalment>,
  ],
];
