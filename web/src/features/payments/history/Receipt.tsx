import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Receipt_PaymentFragment } from '../../../generated/graphql.ts';
import { exactTime } from '../../../lib/dates.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { PriceText } from '../../../ui/PriceText.tsx';
import { HandOver } from '../handOver/HandOver.tsx';
import type { Side } from '../handOver/nextStep.ts';
import { PaymentStatusTag } from '../PaymentStatusTag.tsx';

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
      ...PriceText_money
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

type Props = {
  payment: FragmentType<Receipt_PaymentFragment>;
  /** whose receipt it is */
  side: Side;
};

/** A payment in all its particulars, as they were when it was made, and how its product is handed over. */
export function Receipt({ side, ...props }: Props) {
  const payment = unmask<Receipt_PaymentFragment>(props.payment);
  const lines: [string, ReactNode][] = [
    ['Product', payment.productName],
    ['Seller', payment.sellerName],
    ['Buyer', `${payment.buyerName} (${payment.buyerEmail})`],
    ['Paid', exactTime(Date.parse(payment.paidAt ?? payment.createdAt))],
    ...(payment.refundedAt
      ? [['Refunded', exactTime(Date.parse(payment.refundedAt))] as [string, ReactNode]]
      : []),
    ['Transaction id', payment.transactionId],
    ['Status', <PaymentStatusTag key="status" payment={payment} />],
    ...(payment.amountRefunded.amount > 0
      ? [['Amount refunded', payment.amountRefunded.formatted] as [string, ReactNode]]
      : []),
    ...(payment.handOver
      ? [
          ['Hand-over', <HandOver key="hand-over" payment={payment} side={side} />] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ['Total', <PriceText key="total" price={payment.amount} variant="h4" />],
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
